"""All that is done to several servers on one Postgres, in turn, for `script/soak nodes`."""

import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).parent
PARTS = (
    ("nodes.py", "kills", "--times", "200"),
    ("nodes.py", "kills", "--times", "20", "--behind", "nginx"),
    ("nodes.py", "kills", "--times", "20", "--behind", "caddy"),
    ("nodes.py", "restarts", "--times", "50"),
    ("nodes_at_work.py", "race"),
    ("nodes_at_work.py", "latency"),
    ("nodes_at_work.py", "throughput"),
    ("nodes_at_work.py", "sockets"),
)


def main() -> None:
    failed = []
    for program, *arguments in PARTS:
        done = subprocess.run([sys.executable, HERE / program, *arguments], check=False)
        if done.returncode:
            failed.append(" ".join(arguments))
    outcome = f"failed: {', '.join(failed)}" if failed else "0 lost, 0 twice in all parts"
    sys.stdout.write(f"{outcome}\n")
    sys.exit(bool(failed))


if __name__ == "__main__":
    main()
