# Sourced by the installers. Each one installs one version of one program into a cache folder named after the version.
# The ready mark comes last, so that an interrupted installation is repeated and a finished one is not.
set -euo pipefail
: "${FERRULE_CACHE:?set by ./dev}"

# into_cache NAME VERSION: sets $target, or exits if that version is already installed.
into_cache() {
  target="$FERRULE_CACHE/$1-$2"
  if [ -e "$target/ready" ]; then exit 0; fi
  echo "installing $1 $2"
  rm -rf "$target"
  mkdir -p "$target"
}

mark_ready() { touch "$target/ready"; }
