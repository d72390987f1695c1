"""The house keeps its habits: rooms, pages, documents, the packed wheel."""

import ast
import doctest
import os
import re
import subprocess
import sys
import sysconfig
import tomllib
import zipfile
from functools import cache
from pathlib import Path
from typing import get_args

import pytest
import yaml

from golden import own_kinds
from leaks import LEAKS
from pythons import MINORS, pythons
from sketches import SKETCHES
from witsend import __version__
from witsend.bots import find_bot
from witsend.bots.arena import play_bots
from witsend.game import Refusal, State
from witsend.games import GAMES
from witsend.server.protocol import AnyAsk

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "witsend"
MODULES = sorted(SOURCE.rglob("*.py"))
ROOMS = (
    "platforms",
    "chance",
    "game",
    "content",
    "games",
    "laws",
    "record",
    "verify",
    "highlights",
    "solve",
    "bots",
    "coach",
    "adapters",
    "batch",
    "terminal",
    "server",
    "cli",
    "__main__",
)  # each may use those before it


@cache
def imports(path: Path) -> set[str]:
    names = set()
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            names.add(node.module)
    return names


def test_dependence_runs_one_way() -> None:
    for path in MODULES:
        room = path.relative_to(SOURCE).parts[0].removesuffix(".py")
        needed = {name.split(".")[1] for name in imports(path) if name.startswith("witsend.")}
        allowed = ROOMS if room == "__init__" else ROOMS[: ROOMS.index(room) + 1]
        assert needed <= {*allowed}, path


def test_one_file_knows_which_platform_this_is() -> None:
    """And what only some platforms have; `script/check` finds names, as mypy sees the others."""
    of_some = {
        "ctypes",
        "fcntl",
        "msvcrt",
        "platform",
        "pwd",
        "resource",
        "termios",
        "uvloop",
        "winreg",
    }
    for path in MODULES:
        if path != SOURCE / "platforms.py":
            assert not of_some & imports(path), path
            assert not re.search(r"\b(sys\.platform|os\.name)\b", path.read_text()), path


def test_no_two_modules_need_each_other() -> None:
    """Wherever an import stands: at the top, in a function, under TYPE_CHECKING."""
    modules = {module_name(path): path for path in SOURCE.rglob("*.py")}
    needs = {name: imported_modules(path) & set(modules) for name, path in modules.items()}

    def reached_from(name: str) -> set[str]:
        reached: set[str] = set()
        waiting = [name]
        while waiting:
            further = needs[waiting.pop()] - reached
            reached |= further
            waiting += further
        return reached

    cycles = [
        f"{name} imports {other}, which leads back to it"
        for name in sorted(needs)
        for other in sorted(needs[name])
        if name in reached_from(other)
    ]
    assert not cycles, "\n".join(cycles)


def module_name(path: Path) -> str:
    parts = path.relative_to(SOURCE.parent).with_suffix("").parts
    return ".".join(parts).removesuffix(".__init__")


def imported_modules(path: Path) -> set[str]:
    """As `imports`, but what is imported from a package may be a module itself."""
    names = set()
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            inside = {f"{node.module}.{alias.name}" for alias in node.names}
            names |= {name if is_module(name) else str(node.module) for name in inside}
    return names


def is_module(name: str) -> bool:
    place = SOURCE.parent.joinpath(*name.split("."))
    return place.is_dir() or place.with_suffix(".py").is_file()


def test_rules_need_only_the_standard_library_and_msgspec() -> None:
    allowed = sys.stdlib_module_names | {"msgspec", "witsend"}
    games, content = (SOURCE / "games").rglob("*.py"), (SOURCE / "content").rglob("*.py")
    for path in (SOURCE / "game.py", *games, *content):
        assert {name.split(".")[0] for name in imports(path)} <= allowed, path


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_game_has_all_its_parts(game: type[State]) -> None:
    snake = game.name.replace("-", "_")
    file, package = SOURCE / "games" / f"{snake}.py", SOURCE / "games" / snake
    if package.is_dir():
        assert not file.exists()
        assert game.__module__ == f"witsend.games.{snake}.game"
        rooms = {path.stem for path in package.glob("*.py")}
        assert rooms >= {"__init__", "setup", "moves", "news", "view", "game"}
    else:
        assert game.__module__ == f"witsend.games.{snake}"
    tests = ROOT / "tests" / "games" / f"test_{snake}.py"
    page, *sisters = (ROOT / "docs/rules" / f"{game.name}{end}.md" for end in ("", ".fr", ".es"))
    boards = (ROOT / "web/src/games" / game.name / name for name in ("card.ts", "board.ts"))
    missing = [path for path in (tests, page, *sisters, *boards) if not path.is_file()]
    assert not missing, "a game has all of these"
    assert f"**{game.title}**" in (ROOT / "README.md").read_text(), "the README lists every game"
    clauses = re.findall(r"^(\d+)\. ", page.read_text(), flags=re.MULTILINE)
    assert clauses == [str(number) for number in range(1, len(clauses) + 1)]
    quoted = set(re.findall(r"def test_clause_(\d+)_", tests.read_text()))
    assert quoted == set(clauses), "every clause has a test that names it"


RULES = {  # how a game's rulings are called
    "AB": "adventure-book",
    "BW": "battle-of-wits",
    "PD": "pirates-dice",
    "PG": "poisoned-glass",
    "WW": "wits-and-wagers",
}
RULING = rf"\b(?:{'|'.join(RULES)})-\d+\b"
FIGURE = r"(?ms)^```figure ([a-z-]+)\n.*?^```$"
LANGUAGES = ("en", "fr", "es")
CLAUSES = r"\b[Cc]lauses? (\d+(?:(?:, | and | to | or )\d+)*)"
TESTS = sorted((ROOT / "tests").rglob("*.py"))
CODE = [
    *MODULES,
    *TESTS,
    *sorted((ROOT / "web" / "src").rglob("*.ts")),
    *sorted((ROOT / "web" / "src").rglob("*.svelte")),
]


def rulings(game: str, language: str = "") -> list[str]:
    page = rules_of(f"{game}{language}").read_text()
    return re.findall(rf"^- \*\*({RULING})\.\*\* ", page, flags=re.MULTILINE)


@pytest.mark.parametrize(("called", "game"), RULES.items())
def test_rulings_are_numbered_alike_in_three_languages_and_each_has_a_test(
    called: str, game: str
) -> None:
    numbered = rulings(game)
    assert numbered == [f"{called}-{number}" for number in range(1, len(numbered) + 1)]
    assert rulings(game, ".fr") == rulings(game, ".es") == numbered
    cited = {each for path in TESTS for each in re.findall(RULING, path.read_text())}
    assert [each for each in numbered if each not in cited] == [], "no test cites these"


def test_a_ruling_or_a_clause_that_is_cited_is_in_the_rules() -> None:
    numbered = {ruling for game in RULES.values() for ruling in rulings(game)}
    clauses = {
        game: set(re.findall(r"^(\d+)\. ", rules_of(game).read_text(), flags=re.MULTILINE))
        for game in RULES.values()
    }
    for path in CODE:
        text = path.read_text()
        assert set(re.findall(RULING, text)) <= numbered, path
        name = path.relative_to(ROOT).as_posix().replace("_", "-")
        for game in RULES.values():
            if game in name:
                quoted = re.findall(r"\d+", " ".join(re.findall(CLAUSES, text)))
                quoted += re.findall(r"def test_clause_(\d+)_", text)
                assert set(quoted) <= clauses[game], path


def rules_of(game: str) -> Path:
    return ROOT / "docs" / "rules" / f"{game}.md"


def test_the_rules_are_for_players() -> None:
    """No option, choice or command by its name in the code."""
    for page in (ROOT / "docs" / "rules").glob("*.md"):
        assert "`" not in re.sub(FIGURE, "", page.read_text()), page


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_the_page_draws_the_figures_of_the_rules(game: type[State]) -> None:
    """The same in three languages, and each by a drawing of the game's board."""
    pages = sorted((ROOT / "docs" / "rules").glob(f"{game.name}.*md"))
    named = [re.findall(FIGURE, page.read_text()) for page in pages]
    assert len(pages) == len(LANGUAGES)
    assert named == [named[0]] * len(pages)
    board = (ROOT / "web" / "src" / "games" / game.name / "board.ts").read_text()
    assert [name for name in named[0] if not re.search(rf'"?{name}"?: [A-Z]', board)] == []


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_every_sentence_of_the_print_is_on_the_page_and_has_a_test(game: type[State]) -> None:
    """What docs/printed says of each: its clauses are on the page, its tests are there."""
    table = (ROOT / "docs" / "printed" / f"{game.name}.md").read_text()
    page = rules_of(game.name).read_text()
    rows = re.findall(r"^\| (?!printed|---)(.+) \| (.+) \| (.+) \|$", table, flags=re.MULTILINE)
    assert len(rows) > 40
    there = set(re.findall(r"^(\d+)\. ", page, flags=re.MULTILINE))
    tests = {name for path in TESTS for name in re.findall(r"def (test_\w+)", path.read_text())}
    for printed, where, tested in rows:
        assert set(re.findall(RULING, where)) <= set(rulings(game.name)), printed
        clauses = [
            each for found in re.findall(CLAUSES, where) for each in re.findall(r"\d+", found)
        ]
        assert set(clauses) <= there, printed
        assert tested == "box only" or tested.strip("- "), printed
        named = re.findall(r"\b(test_\w+)\b(?!\.)", tested)
        assert [name for name in named if name not in tests] == [], printed


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_a_refusal_names_the_clause_that_it_follows_from(game: type[State]) -> None:
    page = rules_of(game.name).read_text()
    there = {*re.findall(r"^(\d+)\. ", page, flags=re.MULTILINE), *rulings(game.name)}
    named = {kind: kind.clause for kind in own_kinds(game) if issubclass(kind, Refusal)}
    assert named
    assert {kind for kind, clause in named.items() if clause not in there} == set()


def test_links_in_documents_lead_somewhere() -> None:
    for path in (*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")):
        words = re.sub(r"(?ms)^```.*?^```$", "", path.read_text())
        for link in re.findall(r"\]\(([^)#]+)\)", words):
            assert (path.parent / link).exists(), f"{link} in {path}"


@pytest.mark.parametrize("page", ["README.md", "docs/records.md"])
def test_examples_in_documents_run(
    page: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    failed, tried = doctest.testfile(str(ROOT / page), module_relative=False)
    assert tried > 5
    assert not failed


def test_what_a_bot_thinks_is_printed_as_the_documents_say(
    capsys: pytest.CaptureFixture[str],
) -> None:
    _, code = programs("docs/bots.md")
    exec(code, {})
    assert re.search(r"^three 6s: worth \d+%, played \d+%$", capsys.readouterr().out, re.MULTILINE)


def programs(page: str) -> list[str]:
    return re.findall(r"```python\n(from .*?)```", (ROOT / page).read_text(), re.DOTALL)


def test_the_bot_in_the_documents_is_short_and_plays(tmp_path: Path) -> None:
    code, _ = programs("docs/bots.md")
    assert len(code.splitlines()) <= 15
    (tmp_path / "careful.py").write_text(code)
    careful = find_bot("pirates-dice", f"{tmp_path}/careful.py:Careful")
    uniform = find_bot("pirates-dice", "uniform")
    game = GAMES["pirates-dice"]
    wins = 0
    for number in range(40):
        bots = [careful(), uniform()]
        result = play_bots(game.start(game.options(seats=2)), bots, str(number))
        wins += result.winners == (0,)
    assert wins >= 30


def test_decisions_name_sketches_that_exist() -> None:
    classes = {game.__name__ for game in SKETCHES.values()}
    named = set()
    for page in (ROOT / "docs" / "decisions").glob("[0-9]*.md"):
        for line in re.findall(r"^\*\*Sketched\*\*.*$", page.read_text(), flags=re.MULTILINE):
            named |= set(re.findall(r"`(\w+)`", line))
    assert named == classes


def test_the_public_ci_runs_our_scripts_on_every_python_we_name() -> None:
    workflow = yaml.safe_load((ROOT / ".github" / "workflows" / "test.yml").read_text())
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    named = [line.split(" :: ")[-1] for line in project["classifiers"] if "Python :: 3." in line]
    jobs = workflow["jobs"]
    assert jobs["test"]["strategy"]["matrix"]["python"] == named
    for job in jobs.values():
        for step in job["steps"]:
            run = step.get("run", "")
            assert not run or (ROOT / run.split()[0]).is_file(), f"{run} is no script of ours"


def test_a_file_over_400_lines_says_why() -> None:
    for path in (*MODULES, *(ROOT / "bench").glob("*.py")):
        text = path.read_text()
        if text.count("\n") > 400:
            why = ast.get_docstring(ast.parse(text)) or ""
            assert "The file is long because" in why.replace("\n", " "), path


def test_files_speak_of_the_product_alone() -> None:
    tracked = subprocess.run(
        ["git", "ls-files"], cwd=ROOT, check=True, capture_output=True, text=True
    ).stdout.split()
    for name in tracked:
        if name.endswith((".png", ".jpg", ".webp", ".xz")):
            continue
        text = (ROOT / name).read_text(encoding="utf-8")
        assert not re.search(
            r"/root/|/home/\w|pypi\.org|registry\.npmjs", text.replace(r"/root/|/home", "")
        ), name


def test_the_wheel_is_whole_and_plays_outside_the_clone(tmp_path: Path) -> None:
    wheel = built(tmp_path)
    names = set(zipfile.ZipFile(wheel).namelist())
    assert {f"witsend/rules/{game}.md" for game in GAMES} | {"witsend/py.typed"} <= names
    data = {*(SOURCE / "content").rglob("*.toml"), *(SOURCE / "solve" / "data").iterdir()}
    assert {f"witsend/{path.relative_to(SOURCE).as_posix()}" for path in data} <= names
    bin_ = installed(wheel, tmp_path / "venv") / "bin"
    shown = subprocess.run(
        [bin_ / "witsend", "rules", "pirates-dice"],
        cwd=tmp_path,
        check=True,
        capture_output=True,
        text=True,
        env={**os.environ, "PYTHONIOENCODING": "utf-8"},
    )
    assert "wild skulls" in shown.stdout
    played = subprocess.run(
        [bin_ / "python", ROOT / "tests/smoke.py", bin_ / "witsend", ROOT / "docs/examples/bot.py"],
        cwd=tmp_path,
        check=False,
        capture_output=True,
        text=True,
    )
    assert played.returncode == 0, played.stderr
    assert f"{__version__}: serves and opens the page" in played.stdout


@pytest.mark.soak
@pytest.mark.parametrize("version", [f"3.{minor}" for minor in MINORS])
def test_the_wheel_plays_on_every_python_of_this_machine(version: str, tmp_path: Path) -> None:
    """With what the registry has for it, in an environment outside the clone."""
    if not (python := pythons().get(version)):
        pytest.skip(f"this machine has no Python {version}")
    wheel = built(tmp_path)
    subprocess.run([python, "-m", "venv", tmp_path / "venv"], check=True)
    bin_ = tmp_path / "venv" / "bin"
    subprocess.run([bin_ / "python", "-m", "pip", "--quiet", "install", str(wheel)], check=True)
    smoke = [bin_ / "python", ROOT / "tests/smoke.py", bin_ / "witsend"]
    played = subprocess.run(smoke, cwd=tmp_path, check=False, capture_output=True, text=True)
    assert played.returncode == 0, played.stderr
    assert f"{__version__}: serves and opens the page" in played.stdout


def built(folder: Path) -> Path:
    """The wheel of what stands here."""
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)],
        cwd=ROOT,
        check=True,
        capture_output=True,
        env={**os.environ, "PYTHONWARNINGS": "default"},
    )
    (wheel,) = folder.glob("*.whl")
    return wheel


def installed(wheel: Path, venv: Path) -> Path:
    """The wheel alone in an environment outside the clone; what it needs is borrowed from ours."""
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", venv], check=True)
    pip = [sys.executable, "-m", "pip", "--quiet", "--python", venv / "bin" / "python"]
    subprocess.run(
        [*map(str, pip), "install", "--no-compile", "--no-deps", "--no-index", str(wheel)],
        check=True,
    )
    (packages,) = venv.glob("lib/python*/site-packages")
    (packages / "borrowed.pth").write_text(sysconfig.get_path("purelib"))
    return venv


OFFERED: dict[str, dict[str, dict[str, object]]] = {  # said in docs/play.md, and what makes it true
    "pirates-dice": {
        "5 dice under each cup": {"dice": 5},
        "no bid on more dice than are in play": {"bid_cap": True},
        "the next to the left opens": {"eliminated_starter": "left"},
    },
    "battle-of-wits": {
        "one game": {"series": "one-game"},
        "which all who live win": {"winner": "survivors"},
        "Sicilian cards": {"luckless": False},
        "the dealer's reveals are in play": {"odorless": False},
    },
    "poisoned-glass": {
        "4 hearts each": {"starting_hearts": 4},
        "as much antidote as poison does nothing": {"tie": "nothing"},
        "from Vizzini to the right, Wesley last": {"choose_order": "reverse"},
        "belongs to his own turns": {"vizzini_when": "own-turn"},
        "cards he has looked at are exchanged": {"vizzini_peek": "committed"},
        "with two seats the last card stays aside": {"two_player_last_card": "removed"},
        "ends as soon as someone has no heart left": {"end_check": "immediate"},
    },
    "wits-and-wagers": {
        "7 questions": {"questions": 7},
        "30 seconds to guess and 30 to bet": {"guess_time": 30, "bet_time": 30},
        "goes on as soon as all are done": {"end_early": True},
        "bets lie open": {"secret_bets": False},
        "a tie goes to the youngest, if": {"tiebreak": "youngest", "youngest_first": ()},
    },
    "adventure-book": {
        "from chapter 1": {"chapter": 1},
        "gentle": {"difficulty": "gentle"},
        "one replay for the whole book": {"replays": "one-per-game"},
    },
}


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_the_evening_page_is_true_about_what_a_table_is_offered_with(game: type[State]) -> None:
    page = (ROOT / "docs" / "play.md").read_text()
    (row,) = (line for line in page.splitlines() if line.startswith(f"| {game.title} |"))
    usual = game.options(seats=game.seats[0])
    for said, options in OFFERED[game.name].items():
        assert said in row
        assert {name: getattr(usual, name) for name in options} == options, said


def test_every_message_is_in_the_protocol_page() -> None:
    page = (ROOT / "docs" / "protocol.md").read_text()
    for ask in get_args(AnyAsk):
        assert f"`{ask.__struct_config__.tag}`" in page, ask
    for told in ("done", "refused", "update", "talk", "reacted"):
        assert f"`{told}`" in page or f'"{told}"' in page, told


def test_every_leak_that_is_planted_has_its_place_and_its_tests() -> None:
    """That the tests find them is seen by `script/soak leaks`."""
    assert len(LEAKS) >= 30
    assert len({leak.what for leak in LEAKS}) == len(LEAKS)
    for leak in LEAKS:
        assert (SOURCE / leak.file).read_text().count(leak.old) == 1, leak.what
        assert all((ROOT / test).exists() for test in leak.tests), leak.what
