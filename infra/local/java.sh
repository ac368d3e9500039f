# Sourced. Finds a JDK of version 21 or newer, which the search engine needs: JAVA_HOME, PATH, then the JVM folders.
java_major() { "$1/bin/java" -version 2>&1 | sed -n 's/.*version "\([0-9]*\).*/\1/p'; }
find_java() {
  local candidate
  for candidate in "${JAVA_HOME:-}" "$(dirname "$(dirname "$(readlink -f "$(command -v java || echo /none/bin/java)")")")" /usr/lib/jvm/* /Library/Java/JavaVirtualMachines/*/Contents/Home; do
    if [ -x "$candidate/bin/javac" ] && [ "$(java_major "$candidate")" -ge 21 ] 2>/dev/null; then
      echo "$candidate"
      return
    fi
  done
  echo "No JDK of version 21 or newer found. Install one or set JAVA_HOME." >&2
  return 1
}
JAVA_HOME=$(find_java)
export JAVA_HOME
