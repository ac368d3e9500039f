#!/usr/bin/env bash
# make-java-runtime.sh FOLDER: writes a Java runtime with the modules that Keycloak and OpenSearch need, a quarter of a JDK's size.
# OpenSearch makes an analyser for Thai in every index, and refuses the index without the rules of that language (th).
set -euo pipefail
source infra/local/java.sh
"$JAVA_HOME/bin/jlink" --output "$1" --strip-debug --no-header-files --no-man-pages --compress=zip-6 \
  --add-modules java.se,jdk.unsupported,jdk.crypto.ec,jdk.crypto.cryptoki,jdk.management,jdk.management.agent,jdk.naming.dns,jdk.net,jdk.security.auth,jdk.security.jgss,jdk.xml.dom,jdk.zipfs,jdk.localedata,jdk.jfr \
  --include-locales=en,de,fr,es,pt,ja,zh,cs,hu,ro,sk,th
