#!/usr/bin/env bash
# How long a round by the FIDE (Dutch) System takes after 2, 5 and 8 rounds: the median and the slowest of all samples, in
# milliseconds, on this machine only.
#
# Usage: src/bench/dutch/measure.sh      (needs java and mvn)
set -euo pipefail
cd "$(dirname "$0")/../../.."
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mvn -B -q -P bench test-compile
classes=target/classes:target/test-classes:$(cat target/bench.classpath)
java -cp "$classes" org.openjdk.jmh.Main -v SILENT -rf csv -rff "$work/result.csv" 'DutchBenchmark.pair$' >/dev/null
tr -d '"' <"$work/result.csv" | awk -F, '{
    split($1, part, ":")
    key = $8 " players, after " $9 " rounds"
    if (part[2] == "p0.50" || part[2] == "p1.00") line[key] = line[key] sprintf(" %.1f", $5)
  }
  END { for (key in line) print key ":" line[key] }' | sort -n
