#!/usr/bin/env bash
# Four listeners: the public sites, the identity host, the content admin, and internal purges.
set -euo pipefail
node infra/local/refuse-unsafe-settings.ts
folder="$FERRULE_STATE/edge"
mkdir -p "$folder/vcl" "$folder/run"
cp infra/edge/*.vcl "$folder/vcl/"
if [ "${NODE_ENV:-}" = development ]; then sed -i '/^include "content-admin.vcl";/r infra/local/config/watch.vcl' "$folder/vcl/edge.vcl"; fi
infra/edge/sync-hosts.sh once "$folder/vcl"
infra/edge/sync-hosts.sh beside $$ "$folder/run" "$folder/vcl" &
exec /usr/sbin/varnishd -F -j none -n "$folder/run" -p vcl_path="$folder/vcl" -f "$folder/vcl/edge.vcl" \
  -a public=127.0.0.1:8080 -a identity=127.0.0.1:8081 -a content=127.0.0.1:8082 \
  -a purge=127.0.0.1:18080 -T 127.0.0.1:0 \
  -s default=malloc,256m -s pictures=malloc,128m -s bodies=malloc,128m -s Transient=malloc,64m \
  $(sed -n 's/^[a-z]/-p &/p' infra/edge/parameters)
