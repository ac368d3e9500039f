#!/usr/bin/env bash
set -euo pipefail
folder="$FERRULE_STATE/object-storage"
mkdir -p "$folder"
ROOT_ACCESS_KEY="$S3_ACCESS_KEY" ROOT_SECRET_KEY="$S3_SECRET_KEY" \
  exec "$FERRULE_CACHE/versitygw-1.8.0/versitygw" --port "${S3_ENDPOINT#http://}" --region "$S3_REGION" --health /health posix "$folder"
