# Sourced by the installers. Each one puts one version of one part into a folder of the cache keyed by
# that version and marks it ready last, so an interrupted install is done again and a finished one never.
set -euo pipefail
: "${FERRULE_CACHE:?set by ./dev}"

# into_cache NAME VERSION: sets $target, or ends the script when that version is already there.
into_cache() {
  target="$FERRULE_CACHE/$1-$2"
  if [ -e "$target/ready" ]; then exit 0; fi
  echo "installing $1 $2"
  rm -rf "$target"
  mkdir -p "$target"
}

mark_ready() { touch "$target/ready"; }
