#!/usr/bin/env bash
# make-search.sh LIBRARIES FOLDER: compiles the search node against the libraries and copies both.
set -euo pipefail
source infra/local/java.sh
mkdir -p "$2/classes"
cp -r "$1" "$2/lib"
"$JAVA_HOME/bin/javac" -cp "$1/*" -d "$2/classes" infra/search/node/OpenSearchNode.java
cp infra/search/node/log4j2.xml "$2/"
