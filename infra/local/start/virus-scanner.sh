#!/usr/bin/env bash
# clamd with a signature file of our own: the real engine, and EICAR as the only virus it needs to know here.
set -euo pipefail
folder="$FERRULE_STATE/virus-scanner"
mkdir -p "$folder/signatures"
cp infra/local/config/local.ndb "$folder/signatures/local.ndb"
sed "s#@FOLDER@#$folder#g; s#@PORT@#$CLAMD_PORT#g" infra/local/config/clamd.conf >"$folder/clamd.conf"
exec /usr/sbin/clamd --foreground --config-file "$folder/clamd.conf"
