# Sourced by restore-drill.sh. Starts and stops the servers of the drill, and measures times.
declare -A processes=()

# Each process leads a group of its own, so that children of its script end with it.
run() { # NAME COMMAND...
  local name=$1
  shift
  setsid "$@" >"$folder/log/$name.log" 2>&1 &
  processes[$name]=$!
}

end() { # NAME
  [ -n "${processes[$1]:-}" ] || return 0
  kill -TERM -- "-${processes[$1]}" 2>/dev/null || true
  wait "${processes[$1]}" 2>/dev/null || true
  unset "processes[$1]"
}

wait_for() { # COMMAND...; tries it for ten minutes
  for _ in $(seq 3000); do
    if "$@" >/dev/null 2>&1; then return; fi
    sleep 0.2
  done
  echo "not reached: $*" >&2
  return 1
}

responds() { curl --silent --fail --max-time 5 --cacert "$folder/tls/certificate.pem" "$1"; }

now() { date +%s.%N; }
calculate() { awk "BEGIN { printf \"%.1f\", $1 }"; }
since() { calculate "$(now) - $1"; }

require_equal() { # WHAT EXPECTED ACTUAL
  if [ "$2" = "$3" ]; then
    echo "$(wc -l <<<"$2") hashes of $1 equal"
    return
  fi
  diff <(echo "$2") <(echo "$3") | head -n 40 >&2 || true
  echo "the restored $1 differ" >&2
  return 1
}
