#!/usr/bin/env bash
# Builds the search engine from its Maven artifacts; production and compose use the official distribution.
source "$(dirname "$0")/into-cache.sh"
into_cache opensearch 3.8.0
here=$(cd "$(dirname "$0")" && pwd)
source_folder="$here/../../search/node"
cp "$source_folder/pom.xml" "$target/pom.xml"
(cd "$target" && mvn -q -B dependency:copy-dependencies -DoutputDirectory="$target/lib" -DincludeScope=runtime)
source "$here/../java.sh"
"$JAVA_HOME/bin/javac" -cp "$target/lib/*" -d "$target/classes" "$source_folder/OpenSearchNode.java"
mark_ready
