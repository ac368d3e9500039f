vcl 4.1;

# The only door for the public. Three listeners:
#   public    the sites
#   identity  the login server's public pages; its administration, health and metrics stay inside
#   purge     soft purges by surrogate key from the worker; loopback only
import std;
import var;
import vsthrottle;
import vtc;
import xkey;

include "guard.vcl";
include "hosts.vcl";
include "pages.vcl";
include "password-wishes.vcl";
include "query.vcl";
include "reader.vcl";
include "trace.vcl";
include "unavailable.vcl";
include "wrong-logins.vcl";

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
  if (req.restarts == 0) { call guard; }
  if (local.socket == "identity") { call recv_identity; }
  call known_host;
  # While the website answers, a stale page is at most ten seconds old; while it does not, a day.
  if (req.restarts == 0 && std.healthy(web)) { set req.grace = 10s; } else { set req.grace = 24h; }

  # Nearly every hit is a page by its plain address: letters and dashes, without a query. The rules on the rest of what
  # an address may hold are not asked for it.
  if (req.url ~ "^/(en|de|fr|zh|ja|es|pt|cs|hu|ro|sk)(-[a-z]{2})?(/[a-z0-9-]{1,99}+){0,9}+$") {
    call private_area;
    call own_visit;
  } else {
    call refuse_tricks;
    call private_area;
    call own_visit;
    call own_address;
  }
  call normalise_reader;
  return (hash);
}

# Private areas, and what does not exist outside, are decided on the path, before any look at the cache.
sub private_area {
  if (req.url ~ "(?i)^((/[a-z]{2}(-[a-z]{2})?)?(/[a-z0-9-]+)?/(mykomax|editor|callback|compare|style-guide|switch|requests|worksheet|consent)|/(api|blank-callback|livez|readyz|metrics|admin|graphql|realms|resources))([/.?]|$)") {
    if (req.url ~ "(?i)^/(livez|readyz|metrics|admin|graphql|realms|resources)([/?]|$)") {
      return (synth(404, "Not found"));
    }
    return (pass);
  }
}

# Only what the website has to work for is counted; whatever is stored is given to anybody as fast as it goes.
sub limit_work {
  if (vsthrottle.is_denied("work:" + client.ip, 100, 1s)) { return (synth(429, "Too many requests")); }
}

# A page that is stored is renewed behind the reader's back; the id goes with that reading too.
sub vcl_hit {
  if (obj.ttl < 0s) { call start_trace; }
}

sub vcl_miss {
  call start_trace;
  call limit_work;
}

sub vcl_pass {
  call start_trace;
  # Each short link to a comparison is kept for ever.
  if (req.method == "POST" && req.url ~ "^/[a-z-]+/compare([/?]|$)" &&
      vsthrottle.is_denied("share:" + client.ip, 20, 60s)) {
    return (synth(429, "Too many requests"));
  }
  if (req.backend_hint == web) { call limit_work; }
}

sub recv_identity {
  call refuse_tricks;
  set req.http.X-Forwarded-Host = req.http.Host;
  call tidy_host;
  if (req.http.Host != "id.norlitz.localhost") { return (synth(421, "Unknown host")); }
  if (req.url !~ "^/(realms/alpha|resources)(/|$)") { return (synth(404, "Not found")); }
  call limit_wrong_logins;
  call limit_password_wishes;
  set req.backend_hint = identity;
  return (pass);
}

sub purge_by_key {
  if (req.method != "PURGE" || !req.http.xkey-purge) { return (synth(404, "Not found")); }
  # First, so that no answer slips through between the two.
  var.global_set("purged", std.real(time = now));
  set req.http.X-Purged = xkey.softpurge(req.http.xkey-purge);
  return (synth(200, "Purged"));
}

sub vcl_backend_fetch {
  var.set_real("asked", std.real(time = now));
  call believe_nobody;
  call trace_fetch;
  if (bereq.backend == identity) {
    set bereq.http.X-Forwarded-Proto = "http";
  } else {
    call public_address;
  }
  if (!bereq.uncacheable) { call forget_reader; }
  # Uploads are answered only after the object store has taken the part, new pictures only after they are made.
  if (bereq.url ~ "^/(api/(uploads|files)|media)/") { set bereq.first_byte_timeout = 60s; }
}

sub vcl_backend_response {
  if (beresp.http.Surrogate-Key) { set beresp.http.xkey = beresp.http.Surrogate-Key; }
  unset beresp.http.Surrogate-Key;
  unset beresp.http.Server;
  unset beresp.http.X-Powered-By;
  if (bereq.uncacheable) { return (deliver); }
  # A failing website must not replace a good page: first the old copy is looked for, see vcl_synth.
  if (beresp.status >= 500 && (bereq.is_bgfetch || !bereq.http.X-Serve-Stale)) { return (abandon); }
  # Nothing is stored unless the application says so, and never together with a cookie.
  if (beresp.http.Set-Cookie || beresp.http.Cache-Control !~ "public" || beresp.http.Vary ~ "(?i)\*|cookie" ||
      beresp.status >= 500) {
    set beresp.uncacheable = true;
    set beresp.ttl = 10s;
    return (deliver);
  }
  set beresp.grace = 24h;
  # Anybody can ask for addresses that do not exist.
  if (beresp.status >= 400) {
    if (beresp.ttl > 60s) { set beresp.ttl = 60s; }
    set beresp.grace = 60s;
  }
  call distrust_late_answer;
  if (bereq.url ~ "^/media/") { set beresp.storage = storage.pictures; }
  if (beresp.http.Content-Type ~ "(?i)^(text/|application/(json|javascript|xml|manifest)|image/svg)") {
    # A copy for those who read Brotli, which the website makes, and one for all others.
    if (beresp.http.Content-Encoding != "br") { set beresp.do_gzip = true; }
    if (beresp.http.Vary && beresp.http.Vary !~ "(?i)^accept-encoding$") {
      set beresp.http.Vary = "X-Encoding, Accept-Encoding, " + beresp.http.Vary;
    } else {
      set beresp.http.Vary = "X-Encoding, Accept-Encoding";
    }
  }
}

# A purge finds only what is stored. What was on its way meanwhile may tell of the time before: whoever comes next gets
# it, and has it read again.
sub distrust_late_answer {
  if (beresp.http.xkey && var.get_real("asked") <= std.real(var.global_get("purged"), 0.0)) { set beresp.ttl = 1ms; }
}

sub hide_machinery {
  unset resp.http.xkey;
  unset resp.http.X-Varnish;
  unset resp.http.Via;
}

sub vcl_deliver {
  call tell_trace;
  call forgive_logins;
  if (obj.uncacheable) {
    set resp.http.X-Cache = "pass";
  } elsif (obj.hits == 0) {
    set resp.http.X-Cache = "miss";
  } elsif (obj.ttl < 0s) {
    # Grace can hide an outage: the log shows it by this word.
    set resp.http.X-Cache = "stale";
  } else {
    set resp.http.X-Cache = "hit";
  }
  call hide_machinery;
  call hold_password_wishes;
}

sub vcl_synth {
  # The website failed at a page that may be stored: once more, this time content with a copy of up to a day.
  if (resp.status == 503 && req.restarts == 0 && local.socket == "public" && !req.http.X-Serve-Stale) {
    set req.http.X-Serve-Stale = "yes";
    return (restart);
  }
  call hide_machinery;
  unset resp.http.Server;
  # Whoever sends what nobody means gets no second try on the same line.
  if (resp.status == 400 || resp.status == 405 || resp.status == 414 || resp.status == 421) { set resp.http.Connection = "close"; }
  if (resp.status == 429) { set resp.http.Retry-After = "1"; }
  call tell_trace;
  set resp.http.Content-Type = "text/plain; charset=utf-8";
  set resp.http.Cache-Control = "no-store";
  if (req.http.X-Wait) {
    call say_wait;
  } elsif (req.http.X-Purged) {
    set resp.http.X-Purged = req.http.X-Purged;
    set resp.body = req.http.X-Purged;
  } else {
    set resp.body = "" + resp.status + " " + resp.reason;
  }
  return (deliver);
}

sub vcl_backend_error {
  if (!bereq.uncacheable && !bereq.http.X-Serve-Stale) { return (abandon); }
  call say_unavailable;
  return (deliver);
}
