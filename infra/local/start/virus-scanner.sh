#!/usr/bin/env bash
# clamd with ClamAV's signatures, which freshclam keeps up to date, or with EICAR as the only signature, which needs no
# download.
set -euo pipefail
folder="$FERRULE_STATE/virus-scanner"
rm -rf "$folder/signatures"
mkdir -p "$folder"
case "$VIRUS_SIGNATURES" in
  official) ln -s /var/lib/clamav "$folder/signatures" ;;
  test) mkdir "$folder/signatures" && cp infra/local/config/local.ndb "$folder/signatures/local.ndb" ;;
  *) echo "VIRUS_SIGNATURES is official or test" >&2 && exit 1 ;;
esac
sed "s#@FOLDER@#$folder#g; s#@PORT@#$CLAMD_PORT#g" infra/local/config/clamd.conf >"$folder/clamd.conf"
exec /usr/sbin/clamd --foreground --config-file "$folder/clamd.conf"
