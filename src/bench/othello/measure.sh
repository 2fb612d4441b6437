#!/usr/bin/env bash
# How fast games are validated and scored, and how fast the ways a game can begin are counted, beside a C program that does
# the same. Both are measured in turn, round after round, on this machine only. The C program says what its best pass was, so
# our best pass stands beside it, and the median in brackets.
#
# Usage: src/bench/othello/measure.sh [rounds] [othello.c]      (needs java, mvn; gcc for the comparison)
# The C program, if not said, is ../shared/reference/othello.c; the games are all .wtb files in ../shared/data/wthor.
set -euo pipefail
cd "$(dirname "$0")/../../.."
rounds=${1:-3}
reference=${2:-../shared/reference/othello.c}
data=$(realpath ../shared/data)
plies=11
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

if command -v gcc >/dev/null && [ -f "$reference" ]; then
  gcc -O3 -march=native -o "$work/othello" "$reference"
else
  echo "There is no gcc or no $reference: only our own numbers are measured." >&2
fi
mvn -B -q -P bench test-compile
classes=target/classes:target/test-classes:$(cat target/bench.classpath)
games=0
for file in "$data"/wthor/*.wtb; do
  games=$((games + ($(wc -c <"$file") - 16) / 68))
done

# Each of the two notes lines of a name and a number: microseconds for all games, or for the count.
reference() {
  if [ -x "$work/othello" ]; then
    "$work/othello" replay "$data"/wthor/*.wtb |
      sed -En "s|.* ([0-9]+) games/s.*|\1|p" | awk -v games=$games '{ print "C-replay", games / $1 * 1e6 }'
    "$work/othello" perft $plies | sed -En 's|.* in ([0-9.]+) s.*|\1|p' | awk '{ print "C-count", $1 * 1e6 }'
  fi >>"$work/numbers"
}

ours() {
  java -cp "$classes" org.openjdk.jmh.Main -jvmArgs "-Dshared.data=$data" -t "$1" -p plies=$plies -v SILENT \
    -rf csv -rff "$work/result.csv" "$2" >/dev/null
  tr -d '"' <"$work/result.csv" | awk -F, -v threads="$1" '{
      split($1, part, ":")
      sub(/.*\./, "", part[1])
      if (part[2] == "p0.00" || part[2] == "p0.50") print part[1] "-" threads "-" substr(part[2], 4), $5
    }' >>"$work/numbers"
}

for ((round = 1; round <= rounds; round++)); do
  : >"$work/numbers"
  reference
  ours 1 ReplayBenchmark
  ours 2 ReplayBenchmark
  reference
  ours 1 PathCountBenchmark
  reference
  awk -v round=$round -v games=$games -v plies=$plies '
    !($1 in best) || $2 < best[$1] { best[$1] = $2 }
    function ratio(slow, quick) { return slow > 0 && quick > 0 ? sprintf("%.2f", slow / quick) : "?" }
    function beside(c, name) { return ratio(best[c], best[name "-00"]) " (" ratio(best[c], best[name "-50"]) ") times C" }
    function rate(name) { return best[name] > 0 ? sprintf("%.0f", games / best[name] * 1e6) : "?" }
    END {
      print "round " round ": games per second of C: " rate("C-replay")
      split("wthor text", names)
      for (i = 1; i <= 2; i++) {
        one = names[i] "-1"; two = names[i] "-2-50"
        print "  " names[i] ": " rate(one "-00") " (" rate(one "-50") "), " beside("C-replay", one) \
          ", two threads " ratio(2 * best[one "-50"], best[two]) " times one"
      }
      printf "  ways to begin, %d plies: C %.3f s, one thread %.3f s, %s, two threads %s times one\n", plies,
        best["C-count"] / 1e6, best["oneThread-1-00"] / 1e6, beside("C-count", "oneThread-1"),
        ratio(best["oneThread-1-50"], best["twoThreads-1-50"])
    }' "$work/numbers"
done
