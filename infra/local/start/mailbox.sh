#!/usr/bin/env bash
set -euo pipefail
mkdir -p "$FERRULE_STATE/mailbox"
exec node "$FERRULE_CACHE/mailbox-2.2.1/node_modules/maildev/bin/maildev" --ip 127.0.0.1 --smtp "${SMTP_URL##*:}" \
  --web-ip 127.0.0.1 --web "${MAILBOX_ORIGIN##*:}" --mail-directory "$FERRULE_STATE/mailbox"
