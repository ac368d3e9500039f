vcl 4.1;

# The only door for the public. Three listeners:
#   public    the sites
#   identity  the login server's public pages; its administration, health and metrics stay inside
#   purge     soft purges by surrogate key from the worker; loopback only
import std;
import xkey;

include "hosts.vcl";
include "guard.vcl";
include "trace.vcl";

backend web {
  .host = "127.0.0.1";
  .port = "17080";
  .connect_timeout = 1s;
  .first_byte_timeout = 10s;
  .between_bytes_timeout = 10s;
  .max_connections = 200;
  .probe = {
    .url = "/livez";
    .interval = 2s;
    .timeout = 2s;
    .window = 4;
    .threshold = 2;
    .initial = 2;
  }
}

backend identity {
  .host = "127.0.0.1";
  .port = "18081";
  .connect_timeout = 1s;
  .first_byte_timeout = 15s;
}

sub vcl_recv {
  if (local.socket == "purge") { call purge_by_key; }
  if (req.restarts == 0) {
    call guard;
    call start_trace;
  }
  if (local.socket == "identity") { call recv_identity; }
  call known_host;
  set req.backend_hint = web;
  # While the website answers, a stale page is at most ten seconds old; while it does not, a day.
  if (std.healthy(web)) { set req.grace = 10s; } else { set req.grace = 24h; }

  # What the services behind us answer for operators and editors does not exist outside.
  if (req.url ~ "(?i)^/(livez|readyz|metrics|admin|graphql|realms|resources)([/?]|$)") {
    return (synth(404, "Not found"));
  }
  # Private areas are decided on the path, before any look at the cache.
  if (req.url ~ "(?i)^(/[a-z]{2}(-[a-z]{2})?)?(/[a-z0-9-]+)?/(mykomax|editor|callback)([/.?]|$)" ||
      req.url ~ "(?i)^/(api|blank-callback)([/.?]|$)") {
    return (pass);
  }
  if (req.method != "GET" && req.method != "HEAD") { return (pass); }
  if (req.http.Authorization) { return (pass); }
  # A bare address is answered from the reader's cookie and languages, so it is never shared.
  if (req.url ~ "^/(\?|$)") { return (pass); }
  unset req.http.Cookie;
  return (hash);
}

sub recv_identity {
  if (req.http.Host != "id.norlitz.localhost") { return (synth(421, "Unknown host")); }
  if (req.url !~ "^/(realms/alpha|resources)(/|$)") { return (synth(404, "Not found")); }
  set req.backend_hint = identity;
  return (pass);
}

sub purge_by_key {
  if (req.method != "PURGE" || !req.http.xkey-purge) { return (synth(404, "Not found")); }
  set req.http.X-Purged = xkey.softpurge(req.http.xkey-purge);
  return (synth(200, "Purged"));
}

sub vcl_backend_fetch {
  # Uploads are answered only after the object store has taken the part.
  if (bereq.url ~ "^/api/(uploads|files)") { set bereq.first_byte_timeout = 60s; }
}

sub vcl_backend_response {
  if (beresp.http.Surrogate-Key) { set beresp.http.xkey = beresp.http.Surrogate-Key; }
  if (bereq.uncacheable) { return (deliver); }
  # A failing website must not replace a good page that is still in grace.
  if (beresp.status >= 500 && bereq.is_bgfetch) { return (abandon); }
  # Nothing is stored unless the application says so, and never together with a cookie.
  if (beresp.http.Set-Cookie || beresp.http.Cache-Control !~ "public" || beresp.status >= 500) {
    set beresp.uncacheable = true;
    set beresp.ttl = 10s;
    return (deliver);
  }
  set beresp.grace = 24h;
  set beresp.do_gzip = true;
}

sub hide_machinery {
  unset resp.http.xkey;
  unset resp.http.Surrogate-Key;
  unset resp.http.X-Varnish;
  unset resp.http.Via;
  unset resp.http.Server;
  unset resp.http.X-Powered-By;
}

sub vcl_deliver {
  set resp.http.X-Request-Id = req.http.X-Request-Id;
  if (obj.hits > 0) { set resp.http.X-Cache = "hit"; } else { set resp.http.X-Cache = "miss"; }
  call hide_machinery;
}

sub vcl_synth {
  call hide_machinery;
  set resp.http.X-Request-Id = req.http.X-Request-Id;
  set resp.http.Content-Type = "text/plain; charset=utf-8";
  set resp.http.Cache-Control = "no-store";
  if (req.http.X-Purged) {
    set resp.http.X-Purged = req.http.X-Purged;
    set resp.body = req.http.X-Purged;
  } else {
    set resp.body = "" + resp.status + " " + resp.reason;
  }
  return (deliver);
}

sub vcl_backend_error {
  set beresp.http.Content-Type = "text/html; charset=utf-8";
  set beresp.http.Cache-Control = "no-store";
  set beresp.http.Retry-After = "30";
  set beresp.body = std.fileread("503.html");
  return (deliver);
}
