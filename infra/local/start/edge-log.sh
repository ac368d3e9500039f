#!/usr/bin/env bash
# One JSON line for each request at the edge, with the same request id as the services behind it.
set -euo pipefail
exec /usr/bin/varnishncsa -n "$FERRULE_STATE/edge/run" -t 30 \
  -F '{"service":"edge","time":"%{%Y-%m-%dT%H:%M:%SZ}t","requestId":"%{X-Request-Id}o","method":"%m","host":"%{Host}i","path":"%U","status":%s,"bytes":%O,"cache":"%{X-Cache}o","seconds":%{Varnish:time_firstbyte}x}'
