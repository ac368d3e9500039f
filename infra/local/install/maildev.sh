#!/usr/bin/env bash
# Receives every mail of the local stack. Not a workspace dependency, because the product never loads it.
source "$(dirname "$0")/into-cache.sh"
into_cache mailbox 2.2.1
npm install --prefix "$target" --no-save --ignore-scripts --loglevel=error maildev@2.2.1
mark_ready
