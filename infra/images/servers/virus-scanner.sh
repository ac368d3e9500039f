#!/usr/bin/env bash
# clamd needs one signature to start; the official ones arrive with virus-signatures.sh, and clamd loads them within ten
# minutes. Until then no file is released (VIRUS_SIGNATURES=official).
set -euo pipefail
cp /servers/local.ndb /data/
sed 's#@FOLDER@/signatures#/data#; s#@PORT@#3310#; s#^TCPAddr .*#TCPAddr 0.0.0.0#' /servers/clamd.conf >/tmp/clamd.conf
echo 'SelfCheck 600' >>/tmp/clamd.conf
exec clamd --foreground --config-file /tmp/clamd.conf
