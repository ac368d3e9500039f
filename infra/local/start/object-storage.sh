#!/usr/bin/env bash
# The content service and the data service have accounts of their own; object-storage-setup.sh grants their rights. A
# userplus may also create buckets, as the data service does with a missing one. The root account only sets the store up.
set -euo pipefail
folder="$FERRULE_STATE/object-storage"
accounts="$FERRULE_STATE/object-storage-accounts"
mkdir -p "$folder"
(umask 077 && mkdir -p "$accounts" && cat >"$accounts/users.json") <<EOF
{ "accessAccounts": {
  "$S3_CONTENT_ACCESS_KEY": { "access": "$S3_CONTENT_ACCESS_KEY", "secret": "$S3_CONTENT_SECRET_KEY", "role": "user" },
  "$S3_DATA_ACCESS_KEY": { "access": "$S3_DATA_ACCESS_KEY", "secret": "$S3_DATA_SECRET_KEY", "role": "userplus" }
} }
EOF
ROOT_ACCESS_KEY="$S3_ROOT_ACCESS_KEY" ROOT_SECRET_KEY="$S3_ROOT_SECRET_KEY" \
  exec "$FERRULE_CACHE/versitygw-1.8.0/versitygw" --port "${S3_ENDPOINT#http://}" --region "$S3_REGION" \
  --iam-dir "$accounts" --health /health posix "$folder"
