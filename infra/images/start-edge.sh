#!/usr/bin/env bash
# Starts the edge in a container. /run/edge is a tmpfs with exec: Varnish loads its compiled rules from there. With
# EDGE_PROXY_PROTOCOL=on the terminator in front must send the client's address, by which limits count. After SIGTERM
# port 18080 responds 503 to /readyz, and Varnish, which closes every connection at its end, stops after DRAIN_SECONDS.
set -euo pipefail
folder=/run/edge
mkdir -p "$folder/vcl" "$folder/run"
cp /edge/*.vcl "$folder/vcl/"
/edge/sync-hosts.sh once "$folder/vcl"
/edge/sync-hosts.sh beside $$ "$folder/run" "$folder/vcl" &
proxy=
if [ "${EDGE_PROXY_PROTOCOL:-off}" = on ]; then proxy=,PROXY; fi
varnishd -F -j none -n "$folder/run" -p vcl_path="$folder/vcl" -f "$folder/vcl/edge.vcl" \
  -a "public=:8080$proxy" -a "identity=:8081$proxy" -a "content=:8082$proxy" -a purge=:18080 -T 127.0.0.1:0 \
  -s "default=malloc,${EDGE_CACHE_SIZE:-256m}" -s pictures=malloc,128m -s bodies=malloc,128m -s Transient=malloc,64m \
  $(sed -n 's/^[a-z]/-p &/p' /edge/parameters) &
varnish=$!
drain() {
  if { exec 3<>/dev/tcp/127.0.0.1/18080; } 2>/dev/null; then
    printf 'DRAIN /readyz HTTP/1.1\r\nHost: edge\r\nConnection: close\r\n\r\n' >&3
    cat <&3 >/dev/null
    sleep "${DRAIN_SECONDS:-0}"
  fi
  kill "$varnish"
}
trap drain TERM INT
# A signal ends `wait` before Varnish has ended.
status=0
while kill -0 "$varnish" 2>/dev/null; do wait "$varnish" && status=0 || status=$?; done
exit "$status"
