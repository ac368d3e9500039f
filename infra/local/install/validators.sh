#!/usr/bin/env bash
# Installs the official validators of machine files, which journeys run, into a Python environment of their own.
source "$(dirname "$0")/into-cache.sh"
source infra/local/validators.sh
into_cache validators "$validators_build"
python3 -m venv "$target"
"$target/bin/pip" install --quiet --disable-pip-version-check --no-deps --requirement infra/local/install/validators.txt
mark_ready
