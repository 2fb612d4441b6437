#!/usr/bin/env bash
# How long a round takes to be paired in fields full of ties, with the real penalties, after 5 and 8 rounds: the time from the
# competition to the proven optimum, warm, in one process (processor time
# of the one thread that works). Beside it, in the same run and on the same costs, JGraphT on a
# sparse start with all pairs priced, and JGraphT on the complete graph up to 1,000 players (which needs 1 GB).
#
# Usage: src/bench/competition/measure.sh [rounds] [players...]      (needs java, mvn; give it two idle cores)
set -euo pipefail
cd "$(dirname "$0")/../../.."
rounds=${1:-3}
players=("${@:2}")
if [ ${#players[@]} -eq 0 ]; then
  players=(100 1000 2000 5000 10000)
fi

mvn -B -q -P bench test-compile
classes=target/classes:target/test-classes:$(cat target/bench.classpath)
java -Xmx4g -cp "$classes" outflank.competition.pairing.MeasurePairing "$rounds" "${players[@]}"
