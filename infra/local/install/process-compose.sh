#!/usr/bin/env bash
# `go install` rejects this module because of its replace lines, so it is built from a go.mod that requires it.
source "$(dirname "$0")/into-cache.sh"
into_cache process-compose 1.87.0
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
printf 'module local/process-compose\n\ngo 1.24\n\nrequire github.com/f1bonacc1/process-compose v1.87.0\n' >go.mod
GOFLAGS=-mod=mod go build -o "$target/process-compose" github.com/f1bonacc1/process-compose
mark_ready
