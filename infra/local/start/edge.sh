#!/usr/bin/env bash
# Three listeners: the public sites, the identity host, and purges from inside.
set -euo pipefail
folder="$FERRULE_STATE/edge"
mkdir -p "$folder/vcl" "$folder/run"
cp infra/edge/*.vcl "$folder/vcl/"
infra/edge/keep-hosts.sh once "$folder/vcl"
infra/edge/keep-hosts.sh beside $$ "$folder/run" "$folder/vcl" &
# What nobody reads is not written: the log is made of the request, the answer's headers, its times and its bytes.
unread=-VCL_call,-VCL_return,-ReqUnset,-RespUnset,-Filters,-Hit,-ReqProtocol,-RespProtocol,-RespReason
exec /usr/sbin/varnishd -F -j none -n "$folder/run" -p vcl_path="$folder/vcl" -f "$folder/vcl/edge.vcl" \
  -a public=127.0.0.1:8080 -a identity=127.0.0.1:8081 -a purge=127.0.0.1:18080 -T 127.0.0.1:0 \
  -s default=malloc,256m -s pictures=malloc,128m -s Transient=malloc,64m -p thread_pool_min=50 -p feature=+http2 \
  -p vsl_mask=$unread
