#!/usr/bin/env bash
# Logs one JSON line for each request at the edge, with the same request id as the services behind it. The path comes
# from the VCL, which masks the secrets of links.
set -euo pipefail
exec /usr/bin/varnishncsa -n "$FERRULE_STATE/edge/run" -t 30 \
  -F '{"service":"edge","time":"%{%Y-%m-%dT%H:%M:%SZ}t","requestId":"%{X-Request-Id}o","method":"%m","host":"%{Host}i","path":"%{VCL_Log:path}x","status":%s,"bytes":%O,"cache":"%{X-Cache}o","seconds":%{Varnish:time_firstbyte}x}'
