vcl 4.1;

# The only public entry point. Four listeners:
#   public    the sites
#   identity  the identity server's public pages; its administration, health and metrics are not reachable here
#   content   the content admin
#   purge     purges by surrogate key from the worker; loopback only
import bodyaccess;
import directors;
import std;
import var;
import vsthrottle;
import vtc;
import xkey;

include "access-log.vcl";
include "addresses.vcl";
include "backends.vcl";
include "body.vcl";
include "confidential-clients.vcl";
include "guard.vcl";
include "hosts.vcl";
include "pages.vcl";
include "password-reset.vcl";
include "query.vcl";
include "readiness.vcl";
include "security-headers.vcl";
include "visitor.vcl";
include "trace.vcl";
include "unavailable.vcl";
include "wrong-logins.vcl";

include "content-admin.vcl";

sub vcl_recv {
  if (local.socket == "purge") {
    call respond_readiness;
    call purge_by_key;
  }
  if (req.restarts == 0) { call guard; }
  if (local.socket == "identity") { call recv_identity; }
  if (local.socket == "content") { call recv_content; }
  call check_host;
  set req.backend_hint = web.backend();
  if (req.restarts == 0) { call receive_body; }
  # A stale page is at most ten seconds old while the website is healthy, and a day while it is not.
  if (req.restarts == 0 && std.healthy(web.backend())) { set req.grace = 10s; } else { set req.grace = 24h; }

  # Nearly every hit is a page with a plain address: letters and dashes, without a query. It skips the checks that only
  # other addresses need.
  if (req.url ~ "^/(en|de|fr|zh|ja|es|pt|cs|hu|ro|sk)(-[a-z]{2})?(/[a-z0-9-]{1,99}+){0,9}+$") {
    call private_area;
    call pass_personal_visit;
  } else {
    call reject_malformed_url;
    call private_area;
    call pass_personal_visit;
    call pass_personal_address;
  }
  call normalise_visitor;
  return (hash);
}

# Private areas are passed and internal paths get 404, by path, before any cache lookup.
sub private_area {
  if (req.url ~ "(?i)^((/[a-z]{2}(-[a-z]{2})?)?(/[a-z0-9-]+)?/(mykomax|editor|callback|compare|style-guide|switch|requests|worksheet|consent)|/(api|scim|blank-callback|livez|readyz|metrics|admin|graphql|realms|resources))([/.?]|$)") {
    if (req.url ~ "(?i)^/(livez|readyz|metrics|admin|graphql|realms|resources)([/?]|$)") {
      return (synth(404, "Not found"));
    }
    call choose_slow_backend;
    return (pass);
  }
}

# Counts only requests that the website must render; cached pages are not limited.
sub limit_work {
  if (vsthrottle.is_denied("work:" + client.ip, 100, 1s)) { return (synth(429, "Too many requests")); }
}

# A stale hit starts a background fetch, which needs a request id too.
sub vcl_hit {
  if (obj.ttl < 0s) { call start_trace; }
}

sub vcl_miss {
  call start_trace;
  # A browser requests all files of a page at once, which is more than the website may render at a time.
  if (req.url ~ "^/(assets|media|fonts|icons)/") { set req.backend_hint = files.backend(); }
  call limit_work;
}

sub vcl_pass {
  call start_trace;
  # A page with a fault causes a few reports.
  if (req.url ~ "(?i)^/api/reports([/?]|$)" && vsthrottle.is_denied("reports:" + client.ip, 30, 60s)) {
    return (synth(429, "Too many requests"));
  }
  # Each response is a whole catalogue; a client needs one a minute.
  if (req.url ~ "^/api/product-data/" && vsthrottle.is_denied("catalogue:" + client.ip, 60, 60s)) {
    return (synth(429, "Too many requests"));
  }
  if (req.backend_hint != identity.backend()) { call limit_work; }
}

sub recv_identity {
  call reject_malformed_url;
  set req.http.X-Forwarded-Host = req.http.Host;
  call normalise_host;
  call check_identity_host;
  if (req.url !~ "^/(realms/alpha|resources)(/|$)") { return (synth(404, "Not found")); }
  # The identity server decodes paths, so an encoded dash would evade the rules below; it has no path that needs one.
  if (req.url ~ "^[^?]*%") { return (synth(400, "Bad path")); }
  call receive_body;
  call refuse_confidential_clients;
  call set_client_network;
  call limit_wrong_logins;
  call limit_password_resets;
  set req.backend_hint = identity.backend();
  return (pass);
}

# A soft purge marks objects as stale: visitors get the old response once more while the new one is fetched. A hard purge
# removes them, for content that must not be read any more.
sub purge_by_key {
  if (req.method != "PURGE") { return (synth(404, "Not found")); }
  # The times are set before the purge, so that no response is stored between the two.
  if (req.http.xkey-purge) {
    var.global_set("removed_at", std.real(time = now));
    set req.http.X-Purged = xkey.purge(req.http.xkey-purge);
  } elsif (req.http.xkey-softpurge) {
    var.global_set("purged_at", std.real(time = now));
    set req.http.X-Purged = xkey.softpurge(req.http.xkey-softpurge);
  } else {
    return (synth(404, "Not found"));
  }
  return (synth(200, "Purged"));
}

sub vcl_backend_fetch {
  var.set_real("fetched_at", std.real(time = now));
  call strip_untrusted_headers;
  call trace_fetch;
  if (bereq.backend == identity.backend()) {
    call identity_address;
  } elsif (bereq.backend == content.backend()) {
    call content_address;
  } else {
    call public_address;
  }
  if (bereq.http.X-Encoding) { set bereq.http.Accept-Encoding = bereq.http.X-Encoding; }
  if (!bereq.uncacheable) { call clear_visitor; }
  # Large files respond after they are read, new pictures after they are resized.
  if (bereq.url ~ "^/(api/files|media)/") { set bereq.first_byte_timeout = 60s; }
}

sub vcl_backend_response {
  if (beresp.http.Surrogate-Key) { set beresp.http.xkey = beresp.http.Surrogate-Key; }
  unset beresp.http.Surrogate-Key;
  unset beresp.http.Server;
  unset beresp.http.X-Powered-By;
  if (bereq.uncacheable) { return (deliver); }
  # An error of the website must not replace a good page: vcl_synth first looks for a stale copy.
  if (beresp.status >= 500 && (bereq.is_bgfetch || !bereq.http.X-Serve-Stale)) { return (abandon); }
  # Caches only responses that the application marks as public, and never one with a cookie.
  if (beresp.http.Set-Cookie || beresp.http.Cache-Control !~ "public" || beresp.http.Vary ~ "(?i)\*|cookie" ||
      beresp.status >= 500) {
    set beresp.uncacheable = true;
    set beresp.ttl = 10s;
    return (deliver);
  }
  set beresp.grace = 24h;
  # Short, because anybody can request addresses that do not exist.
  if (beresp.status >= 400) {
    if (beresp.ttl > 60s) { set beresp.ttl = 60s; }
    set beresp.grace = 60s;
  }
  call expire_late_response;
  if (bereq.url ~ "^/media/" || beresp.http.Content-Type == "application/zip") { set beresp.storage = storage.pictures; }
  if (beresp.http.Content-Type ~ "(?i)^(text/|application/(json|javascript|xml|manifest)|image/svg)") {
    # Stores one copy in Brotli, compressed by the website, and one for clients without Brotli.
    if (beresp.http.Content-Encoding != "br") { set beresp.do_gzip = true; }
    if (beresp.http.Vary && beresp.http.Vary !~ "(?i)^accept-encoding$") {
      set beresp.http.Vary = "X-Encoding, Accept-Encoding, " + beresp.http.Vary;
    } else {
      set beresp.http.Vary = "X-Encoding, Accept-Encoding";
    }
  }
}

# A purge finds only stored objects. A response that was fetched before the last purge may be outdated: it is stored
# with a TTL of 1 ms, so the next request gets it and starts a background fetch. After a hard purge the next request must
# not get it.
sub expire_late_response {
  if (!beresp.http.xkey) { return; }
  if (var.get_real("fetched_at") <= std.real(var.global_get("removed_at"), 0.0)) {
    # Over before the next request; zero would keep the page out of the cache for two minutes.
    set beresp.ttl = 0.001ms;
    set beresp.grace = 0s;
  } elsif (var.get_real("fetched_at") <= std.real(var.global_get("purged_at"), 0.0)) {
    set beresp.ttl = 1ms;
  }
}

sub hide_internal_headers {
  unset resp.http.xkey;
  unset resp.http.X-Varnish;
  unset resp.http.Via;
}

sub vcl_deliver {
  call set_request_id;
  call log_path;
  call return_login_tokens;
  if (obj.uncacheable) {
    set resp.http.X-Cache = "pass";
  } elsif (obj.hits == 0) {
    set resp.http.X-Cache = "miss";
  } elsif (obj.ttl < 0s) {
    # Grace can hide an outage; this value shows it in the log.
    set resp.http.X-Cache = "stale";
  } else {
    set resp.http.X-Cache = "hit";
  }
  call hide_internal_headers;
  call secure_response;
  call delay_password_resets;
}

sub vcl_synth {
  # The website failed for a cacheable page: retries once, this time accepting a stale copy of up to a day.
  if (resp.status == 503 && req.restarts == 0 && local.socket == "public" && !req.http.X-Serve-Stale) {
    set req.http.X-Serve-Stale = "yes";
    return (restart);
  }
  call log_path;
  call hide_internal_headers;
  unset resp.http.Server;
  # Closes the connection after a malformed request, which may be an attempt at request smuggling, and instead of reading
  # the body of a rejected request.
  if (resp.status == 400 || resp.status == 405 || resp.status == 414 || resp.status == 421 || req.http.Content-Length) {
    set resp.http.Connection = "close";
  }
  if (resp.status == 429) { set resp.http.Retry-After = "1"; }
  call set_request_id;
  set resp.http.Content-Type = "text/plain; charset=utf-8";
  set resp.http.Cache-Control = "no-store";
  if (req.http.X-Wait) {
    call wait_response;
  } elsif (req.http.X-Purged) {
    set resp.http.X-Purged = req.http.X-Purged;
    set resp.body = req.http.X-Purged;
  } else {
    set resp.body = "" + resp.status + " " + resp.reason;
  }
  call secure_response;
  return (deliver);
}

sub vcl_backend_error {
  if (!bereq.uncacheable && !bereq.http.X-Serve-Stale) { return (abandon); }
  call unavailable_response;
  return (deliver);
}
