#!/usr/bin/env bash
# Checks the configuration and the rules, and provokes every alert in a simulation. Needs promtool and amtool, of Debian's
# packages prometheus and prometheus-alertmanager. `./dev bench alerts` provokes every alert on the running stack.
set -euo pipefail
cd "$(dirname "$0")"
promtool check config prometheus.yaml
promtool check rules rules.yaml
promtool test rules rules.test.yaml
amtool check-config alertmanager.yaml
