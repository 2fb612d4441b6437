#!/usr/bin/env bash
# How fast games are validated and scored, and how fast the ways a game can go are counted, beside a C program that does the
# same. Both are measured in turn, round after round, on this machine only: the C program by itself (best of 9 passes over the
# games, best of 5 counts), ours by JMH (mean of its iterations after warming up).
#
# Usage: src/bench/othello/measure.sh [rounds] [othello.c]      (needs java, mvn; gcc for the comparison)
# The C program, if not said, is ../shared/reference/othello.c; the games are all .wtb files in ../shared/data/wthor.
set -euo pipefail
cd "$(dirname "$0")/../../.."
rounds=${1:-3}
reference=${2:-../shared/reference/othello.c}
data=$(realpath ../shared/data)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

if command -v gcc >/dev/null && [ -f "$reference" ]; then
  gcc -O3 -march=native -o "$work/othello" "$reference"
else
  echo "No gcc or no $reference: our numbers only, without ratios." >&2
fi
mvn -B -q -P bench test-compile
jmh="java -cp target/classes:target/test-classes:$(cat target/bench.classpath) -Dshared.data=$data org.openjdk.jmh.Main"

# Notes each number the C program prints: games per second, and the ways counted per second.
reference() {
  [ -x "$work/othello" ] || return 0
  "$work/othello" replay "$data"/wthor/*.wtb | sed -E 's|.* ([0-9]+) games/s.*|reference-replay \1|' >>"$work/numbers"
  "$work/othello" perft 11 | sed -E 's|.* in ([0-9.]+) s.*|reference-count \1|' | sort -k2n | head -1 >>"$work/numbers"
}

# Notes what JMH measures: name of the benchmark with the number of threads, and games or seconds.
ours() {
  $jmh -jvmArgs "-Dshared.data=$data" -t "$1" -v SILENT -rf csv -rff "$work/result.csv" "$2" >/dev/null
  awk -F, -v threads="$1" '{ gsub(/"/, "") }
    $1 ~ /Replay.*:games$/ { sub(/.*\./, "", $1); sub(/:games/, "", $1); print $1 "-" threads, $5 }
    $1 ~ /PathCount/ { sub(/.*\./, "", $1); print $1, $5 }' "$work/result.csv" >>"$work/numbers"
}

for ((round = 1; round <= rounds; round++)); do
  : >"$work/numbers"
  reference
  ours 1 ReplayBenchmark
  ours 2 ReplayBenchmark
  ours 1 PathCountBenchmark
  reference
  awk -v round="$round" '
    function best(name, value) { if (!(name in of) || (name ~ /-replay/ ? value > of[name] : value < of[name])) of[name] = value }
    { best($1, $2) }
    function ratio(a, b) { return b > 0 ? sprintf("%.2f", a / b) : "?" }
    END {
      c = of["reference-replay"]; p = of["reference-count"]
      printf "round %d: games/s: C %.0f, records %.0f (%s of C), two threads %.0f (%s of one), ", round, c, of["wthor-1"],
        ratio(of["wthor-1"], c), of["wthor-2"], ratio(of["wthor-2"], of["wthor-1"])
      printf "text %.0f (%s of C), two threads %.0f (%s of one)\n", of["text-1"], ratio(of["text-1"], c), of["text-2"],
        ratio(of["text-2"], of["text-1"])
      printf "round %d: perft 11: C %.3f s, one thread %.3f s (%s times as fast), two threads %.3f s (%s of one)\n", round, p,
        of["oneThread"], ratio(p, of["oneThread"]), of["twoThreads"], ratio(of["oneThread"], of["twoThreads"])
    }' "$work/numbers"
done
