#!/usr/bin/env bash
# write-backup-time.sh FOLDER: call it after each finished backup, with the textfile folder of the node exporter. It writes
# the metric by which the alert BackupTooOld knows the age of the last backup:
#   pgbackrest --stanza=ferrule --type=incr backup && write-backup-time.sh /var/lib/prometheus/node-exporter
set -euo pipefail
file="$1/ferrule-backup.prom"
# Renamed, because the exporter may read at any time.
cat >"$file.new" <<METRIC
# HELP ferrule_backup_completed_timestamp_seconds When the last backup was completed
# TYPE ferrule_backup_completed_timestamp_seconds gauge
ferrule_backup_completed_timestamp_seconds $(date +%s)
METRIC
mv "$file.new" "$file"
