#!/usr/bin/env bash
# How long Outflank takes from the command to its first page, and how much memory it needs, beside a bare application
# server with an empty web application. Both are started in turn, on this machine only; each start ends after 90 seconds
# at the latest. The first start of Outflank, which unpacks everything and makes the archive of classes, is not counted.
#
# Usage: src/bench/start/measure.sh [rounds]      (after mvn package; needs java, jar, curl; Linux for the memory)
set -euo pipefail
cd "$(dirname "$0")/../../.."
rounds=${1:-3}
jar=$PWD/target/outflank.jar
work=$(mktemp -d)
port=18555
limit=90
trap 'stop; rm -rf "$work"' EXIT
pid=

stop() {
  if [ -n "$pid" ] && kill -0 "$pid" 2>/dev/null; then
    kill "$pid"
    wait "$pid" 2>/dev/null || true
  fi
  pid=
}

# Starts the given command and prints the seconds until the first page answers 200.
start() {
  local began now
  began=$(date +%s%N)
  "$@" >"$work/console.txt" 2>&1 &
  pid=$!
  until [ "$(curl -s -o /dev/null -m 5 -w '%{http_code}' "http://127.0.0.1:$port/" || true)" = 200 ]; do
    now=$(date +%s%N)
    if ((now - began > limit * 1000000000)) || ! kill -0 "$pid" 2>/dev/null; then
      cat "$work/console.txt" >&2
      exit 1
    fi
    sleep 0.02
  done
  now=$(date +%s%N)
  seconds=$(awk -v nanos=$((now - began)) 'BEGIN { printf "%.2f", nanos / 1e9 }')
}

# Prints what the process, its descendants and the database it has started hold, in MB.
memory() {
  local all=" $pid " before=
  if [ -f "$work/data/database/postmaster.pid" ]; then
    all+="$(head -1 "$work/data/database/postmaster.pid") "
  fi
  while [ "$all" != "$before" ]; do
    before=$all
    while read -r child parent; do
      if [[ $all == *" $parent "* && $all != *" $child "* ]]; then
        all+="$child "
      fi
    done < <(ps -e -o pid=,ppid=)
  done
  for each in $all; do
    cat "/proc/$each/smaps_rollup" 2>/dev/null || true
  done | awk '/^Rss/ { rss += $2 } /^Pss:/ { pss += $2 } END { printf "RSS %d MB, PSS %d MB", rss / 1024, pss / 1024 }'
}

settle() {
  sleep 5
}

mkdir "$work/empty" "$work/payara"
echo 'empty' >"$work/empty/index.html"
(cd "$work/empty" && jar cf ../empty.war .)
(cd "$work/payara" && jar xf "$jar" payara-micro.jar)

start java -jar "$jar" --data "$work/data" --port $port
echo "Outflank, very first start: $seconds s"
for ((i = 0; i < 60; i++)); do
  compgen -G "$work/data/runtime/server-*/*.jsa" >/dev/null && break
  sleep 1
done
stop

for ((round = 1; round <= rounds; round++)); do
  start java -jar "$work/payara/payara-micro.jar" --nocluster --port $port --contextroot / --deploy "$work/empty.war"
  settle
  echo "round $round: empty server $seconds s, $(memory)"
  stop
  start java -jar "$jar" --data "$work/data" --port $port
  settle
  echo "round $round: Outflank     $seconds s, $(memory)"
  stop
done
