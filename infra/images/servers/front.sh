#!/usr/bin/env bash
# HAProxy speaks TLS and HTTP/2 with browsers. The certificate and its key are one file for it.
set -euo pipefail
(umask 077 && cat /run/tls/certificate.pem /run/tls/key.pem >/tmp/front.pem)
exec haproxy -W -db -f /servers/haproxy.cfg
