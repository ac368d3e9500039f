#!/usr/bin/env bash
set -euo pipefail
mkdir -p /data/config/hunspell/sk_SK
cp /usr/share/hunspell/sk_SK.aff /usr/share/hunspell/sk_SK.dic /data/config/hunspell/sk_SK/
exec java -Xms512m -Xmx512m -Dlog4j2.configurationFile=/opt/opensearch/log4j2.xml -Djna.tmpdir=/data/config \
  -Dopensearch.set.netty.runtime.available.processors=false \
  -cp '/opt/opensearch/classes:/opt/opensearch/lib/*' local.OpenSearchNode /data 9200 0.0.0.0
