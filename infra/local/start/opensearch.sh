#!/usr/bin/env bash
set -euo pipefail
source "$(dirname "$0")/../java.sh"
installed="$FERRULE_CACHE/opensearch-3.8.0"
home="$FERRULE_STATE/opensearch"
# Slovak has no built-in analyser; Debian's dictionary gives one.
dictionary="$home/config/hunspell/sk_SK"
mkdir -p "$dictionary"
cp /usr/share/hunspell/sk_SK.aff /usr/share/hunspell/sk_SK.dic "$dictionary/"
exec "$JAVA_HOME/bin/java" -Xms512m -Xmx512m -Dlog4j2.configurationFile=infra/search/node/log4j2.xml \
  -Dopensearch.set.netty.runtime.available.processors=false \
  -cp "$installed/classes:$installed/lib/*" local.OpenSearchNode "$home" 19200
