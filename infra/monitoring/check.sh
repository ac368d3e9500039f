#!/usr/bin/env bash
# Checks the rules and provokes every alert in a simulation. Needs promtool, of Debian's package prometheus.
set -euo pipefail
cd "$(dirname "$0")"
promtool check rules rules.yaml
promtool test rules rules.test.yaml
