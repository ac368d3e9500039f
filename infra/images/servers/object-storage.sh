#!/usr/bin/env bash
# The accounts of the services are written at each start, so that a changed secret takes effect.
set -euo pipefail
accounts=/tmp/accounts
mkdir -p /data/objects
(umask 077 && mkdir -p "$accounts" && cat >"$accounts/users.json") <<EOF
{ "accessAccounts": {
  "$S3_CONTENT_ACCESS_KEY": { "access": "$S3_CONTENT_ACCESS_KEY", "secret": "$S3_CONTENT_SECRET_KEY", "role": "user" },
  "$S3_DATA_ACCESS_KEY": { "access": "$S3_DATA_ACCESS_KEY", "secret": "$S3_DATA_SECRET_KEY", "role": "userplus" }
} }
EOF
export ROOT_ACCESS_KEY="$S3_ROOT_ACCESS_KEY" ROOT_SECRET_KEY="$S3_ROOT_SECRET_KEY"
exec versitygw --port :9000 --region "$S3_REGION" --iam-dir "$accounts" --health /health posix /data/objects
