#!/usr/bin/env bash
# An S3 server over a plain folder.
source "$(dirname "$0")/into-cache.sh"
into_cache versitygw 1.8.0
GOBIN="$target" go install github.com/versity/versitygw/cmd/versitygw@v1.8.0
mark_ready
