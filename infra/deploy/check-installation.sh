#!/usr/bin/env bash
# check-installation.sh: run in the folder of an installation. Waits until every server is healthy and every job has
# ended, that no server has root, capabilities or a writable root, then asks the installation over TLS as a browser would.
# Run it as root, because it looks at processes of the containers. engine=podman for podman.
set -euo pipefail
engine=${engine:-docker} minutes=${minutes:-30}
read_setting() { sed -n "s/^$1=//p" .env; }
website=$(read_setting WEBSITE_HOST) identity=$(read_setting IDENTITY_HOST) content=$(read_setting CONTENT_HOST)
https=$(read_setting HTTPS_PORT) http=$(read_setting HTTP_PORT)
# Each is a port or ADDRESS:PORT.
https=${https##*:} http=${http##*:}
failures=0
ask() { # URL [OPTIONS]: prints status, version of HTTP and target of a redirection
  curl --silent --show-error --max-time 60 --output /tmp/check-installation.body --cacert tls/certificate.pem \
    --write-out '%{http_code} %{http_version} %{redirect_url}' "${@:2}" \
    --connect-to "::127.0.0.1:" "$1" 2>&1 || true
}
expect() { # NAME PATTERN TEXT
  if [[ "$3" =~ $2 ]]; then echo "ok       $1"; else echo "FAILED   $1: $3" && failures=$((failures + 1)); fi
}
containers() { "$engine" ps --all --filter label=com.docker.compose.project=ferrule --format '{{.ID}} {{.Names}}'; }
is_done() { # ID: a healthy server, or a job that ended well
  local state
  state=$("$engine" inspect --format '{{.State.Status}} {{.State.ExitCode}} {{.HostConfig.RestartPolicy.Name}}' "$1")
  case "$state" in
    "exited 0 on-failure") true ;;
    "running "*" unless-stopped") # podman without systemd runs no health checks by itself
      if [ "$engine" = podman ]; then podman healthcheck run "$1" >/dev/null 2>&1 || [[ "$(podman inspect --format '{{.Config.Healthcheck}}' "$1")" = '<nil>' ]]; else
        [[ "$(docker inspect --format '{{if .State.Health}}{{.State.Health.Status}}{{end}}' "$1")" =~ ^(healthy)?$ ]]
      fi ;;
    *) false ;;
  esac
}
rights() { # ID: as the kernel sees the first process of the container
  local process
  process=$("$engine" inspect --format '{{.State.Pid}}' "$1")
  awk '/^(Uid|CapEff|CapBnd|NoNewPrivs):/ { printf "%s ", $2 }' "/proc/$process/status"
  awk '$5 == "/" { print $6 }' "/proc/$process/mountinfo"
}

until=$(($(date +%s) + minutes * 60))
mapfile -t started < <(containers)
for container in "${started[@]}"; do
  read -r id name <<<"$container"
  until is_done "$id" || [ "$(date +%s)" -gt "$until" ]; do sleep 5; done
  expect "$name" ^yes$ "$(is_done "$id" && echo yes || echo no)"
  if [[ "$("$engine" inspect --format '{{.State.Status}}' "$id")" = running ]]; then
    expect "$name has no rights" '^10001 0+ 0+ 1 ro' "$(rights "$id" 2>&1)"
  fi
done

expect 'HTTP redirects to HTTPS' "^301 .* https://$website" "$(ask "http://$website:$http/en")"
expect 'HTTP refuses the identity server' '^403 ' "$(ask "http://$identity:$http/realms/alpha")"
# Until the first site is added the edge responds 503 with this text.
answer="$(ask "https://$website:$https/") $(cat /tmp/check-installation.body)"
expect 'the website responds by HTTP/2' '^(200|301|302|307) 2 |^503 2 .*No sites yet' "$answer"
expect 'the identity server has its realm' '^200 2 ' "$(ask "https://$identity:$https/realms/alpha/.well-known/openid-configuration")"
expect 'its issuer is the public address' "\"issuer\":\"https://$identity" "$(cat /tmp/check-installation.body)"
expect 'its administration is not public' '^404 ' "$(ask "https://$identity:$https/admin/")"
login="https://$identity:$https/realms/alpha/protocol/openid-connect/auth?client_id=kmx_uapp_login&response_type=code&scope=openid&code_challenge_method=S256&code_challenge=$(printf 'a%.0s' {1..43})&redirect_uri=https://$website$(read_setting PUBLIC_PORT)/callback"
expect 'the sign-in page' '^200 2 ' "$(ask "$login")"
expect 'the sign-in page has a form' 'login-actions/authenticate' "$(cat /tmp/check-installation.body)"
styles=$(grep -o 'href="/resources[^"]*[.]css"' /tmp/check-installation.body | head -n 1 | cut -d'"' -f2 || true)
expect 'the sign-in page has its styles, compressed' '^200 2 ' "$(ask "https://$identity:$https$styles" --header 'Accept-Encoding: gzip')"
expect 'the content admin sends to the identity server' "https://$identity" "$(ask "https://$content:$https/api/users/sign-in")"
answer="$(ask "https://$website:$https/" --header 'Host: other.invalid') $(cat /tmp/check-installation.body)"
expect 'an unknown host is refused' '^421 |No sites yet' "$answer"
rm -f /tmp/check-installation.body
[ "$failures" -eq 0 ] || { echo "$failures checks failed" >&2; exit 1; }
