#!/usr/bin/env bash
# How many games a second an import brings into the archive: read from the database, checked by the rules, and stored with
# every key, reference and index, in transactions that are on the disk. Beside it, in the same run and of the very same rows,
# a bare COPY into a table without any of that, and a COPY into the archive's own table. The database is a fresh one with the
# settings of the product.
#
# Usage: src/bench/archive/measure.sh [rounds] [file.wtb]      (needs java, mvn; give it two idle cores)
# The file, if not said, is ../shared/data/wthor/WTH_1994.wtb; the files of names lie beside it.
set -euo pipefail
cd "$(dirname "$0")/../../.."
rounds=${1:-5}
file=$(realpath "${2:-../shared/data/wthor/WTH_1994.wtb}")
folder=$(dirname "$file")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

mvn -B -q -P bench test-compile
classes=target/classes:target/test-classes:$(cat target/bench.classpath)
if ! java -cp "$classes" outflank.archive.MeasureImport "$rounds" "$work" \
  "$file" "$folder/WTHOR.JOU" "$folder/WTHOR.TRN" 2>"$work/log"; then
  cat "$work/log" >&2
  exit 1
fi
