#!/usr/bin/env bash
# make-base.sh NAME: makes the base image ferrule-base-NAME from Debian packages. Elsewhere a public image can replace
# it: ./dev images --base NAME=IMAGE. Times come from SOURCE_DATE_EPOCH, so the same packages give the same image.
#   node      Node and its libraries; no shell, no package manager  (public: node:26-slim)
#   java      libraries of Java, a shell and tools of kc.sh         (public: debian:12-slim)
#   servers   Postgres, Redis, HAProxy, ClamAV and the libraries of Java
#   varnish   Varnish and the C compiler that it needs for rules    (public: varnish:7.1)
set -euo pipefail
: "${FERRULE_CACHE:?set by ./dev}" "${SOURCE_DATE_EPOCH:?set by ./dev images}"
name=$1
case $name in
  node) options=(--variant=extract --include=libc6,libstdc++6,libgcc-s1,libatomic1) ;;
  java) options=(--variant=extract --include=libc6,libstdc++6,libgcc-s1,zlib1g,dash,bash,coreutils,findutils,sed,grep,libtinfo6) ;;
  servers) options=(--variant=minbase --include=postgresql-15,redis-server,haproxy,clamav-daemon,clamav-freshclam,hunspell-sk,curl,ca-certificates,zlib1g
    # The package would make a cluster; initdb asks for the name of its user.
    '--essential-hook=mkdir -p "$1/etc/postgresql-common" && echo "create_main_cluster = false" >"$1/etc/postgresql-common/createcluster.conf"'
    # The compiler of long queries takes 150 MB, and our connections switch it off (apps/data/src/postgres/database.ts).
    --dpkgopt='path-exclude=/usr/lib/*/libLLVM-*' --dpkgopt='path-exclude=/usr/lib/*/libz3.so*'
    --dpkgopt='path-exclude=/usr/lib/postgresql/15/lib/llvmjit*' --dpkgopt='path-exclude=/usr/lib/postgresql/15/lib/bitcode/*'
    '--customize-hook=echo "ferrule:x:10001:10001::/tmp:/bin/bash" >>"$1/etc/passwd"') ;;
  varnish) options=(--variant=minbase --include=varnish,varnish-modules) ;;
  *) echo "unknown base $name" >&2 && exit 2 ;;
esac
folder="$FERRULE_CACHE/images"
# A changed list of packages is another file.
tar="$folder/base-$name-$(cksum <<<"${options[*]}" | cut -d ' ' -f 1).tar"
mkdir -p "$folder"
if [ ! -e "$tar" ]; then
  mmdebstrap --quiet --format=tar "${options[@]}" --aptopt='Apt::Install-Recommends "false"' \
    --dpkgopt='path-exclude=/usr/share/doc/*' --dpkgopt='path-exclude=/usr/share/man/*' \
    --dpkgopt='path-exclude=/usr/share/locale/*' bookworm "$tar.new"
  mv "$tar.new" "$tar"
fi
context=$(mktemp -d)
trap 'rm -rf "$context"' EXIT
cp "$tar" "$context/base.tar"
printf 'FROM scratch\nADD base.tar /\n' >"$context/Containerfile"
if [ "$name" = node ]; then
  # Without symbols it has 116 MB instead of 150.
  strip --strip-unneeded -o "$context/node" "$(readlink -f "$(command -v node)")"
  echo 'COPY node /usr/local/bin/node' >>"$context/Containerfile"
fi
buildah build --quiet --timestamp "$SOURCE_DATE_EPOCH" --tag "localhost/ferrule-base-$name" "$context" >/dev/null
