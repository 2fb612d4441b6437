#!/usr/bin/env bash
# How long standings take after thirteen rounds, and how long until one changed result is seen in them: the median, the 99th
# percentile and the slowest of all samples, in milliseconds, on this machine only.
#
# Usage: src/bench/standings/measure.sh [rounds]      (needs java and mvn)
set -euo pipefail
cd "$(dirname "$0")/../../.."
rounds=${1:-1}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mvn -B -q -P bench test-compile
classes=target/classes:target/test-classes:$(cat target/bench.classpath)
for ((round = 1; round <= rounds; round++)); do
  java -cp "$classes" org.openjdk.jmh.Main -v SILENT -rf csv -rff "$work/result.csv" \
    'StandingsBenchmark.(standings|oneChangedResult)$' >/dev/null
  echo "round $round: median, 99 % and slowest in ms"
  tr -d '"' <"$work/result.csv" | awk -F, '{
      split($1, part, ":")
      sub(/.*\./, "", part[1])
      key = part[1] ", " $8 " players, " $9 " tie-breaks"
      if (part[2] == "p0.50" || part[2] == "p0.99" || part[2] == "p1.00") line[key] = line[key] sprintf(" %.2f", $5 / 1000)
    }
    END { for (key in line) print "  " key ":" line[key] }' | sort
done
