#!/bin/sh
# One JSON line per run, each on a fresh server:
#     ./bench.sh [saturation|thinking] [TABLES] [SECONDS] [RUNS]
cd "$(dirname "$0")" || exit 1
port=8123
for _ in $(seq "${4:-3}"); do
  ready=$(mktemp)
  node --expose-gc server.mjs $port >"$ready" &
  until grep -q ready "$ready"; do kill -0 $! || exit 1; sleep 0.1; done
  node driver.mjs $port "${1:-saturation}" "${2:-100}" "${3:-15}"
  kill $! && wait $! 2>/dev/null
  rm "$ready"
done
