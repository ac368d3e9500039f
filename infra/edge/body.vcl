# Request bodies. The website has the same limits, in packages/domain/src/edge/body-limit.ts.
sub limit_body {
  if (!req.http.Content-Length) { return; }
  if (local.socket == "content") {
    call limit_content_body;
    return;
  }
  # A length that is no number counts as larger than any limit.
  if (std.integer(req.http.Content-Length, 999999999999) > 262144 &&
      (req.url !~ "(?i)^/api/uploads([/?]|$)" || std.integer(req.http.Content-Length, 999999999999) > 104857600)) {
    return (synth(413, "Body too large"));
  }
}

# Reads a whole body before a backend is called, so that a slow sender occupies no connection of a backend. A client
# network may send twenty at a time: each takes a token of the throttle and returns it below, also if the client leaves.
# Uploads are too large for this; they have their own connections, and the website counts them.
sub receive_body {
  if (!req.http.Content-Length || req.http.Content-Length == "0" || req.url ~ "(?i)^/api/uploads([/?]|$)") { return; }
  call set_client_network;
  if (vsthrottle.is_denied("body:" + var.get("network"), 20, 3600s)) { return (synth(429, "Too many requests")); }
  # A separate storage: bodies cannot displace responses.
  set req.storage = storage.bodies;
  # False if the client leaves or sends nothing for `timeout_idle`; Varnish then closes the connection.
  if (!std.cache_req_body(256KB)) {
    vsthrottle.return_token("body:" + var.get("network"), 20, 3600s);
    return (synth(408, "Body not received"));
  }
  vsthrottle.return_token("body:" + var.get("network"), 20, 3600s);
}

# Live events, uploads and downloads last for minutes. They have their own connections, so that pages never wait for one.
sub choose_slow_backend {
  if (req.url ~ "(?i)^/api/live\b") {
    set req.backend_hint = live.backend();
  } elsif (req.url ~ "(?i)^/api/uploads([/?]|$)") {
    set req.backend_hint = uploads.backend();
  } elsif (req.url ~ "(?i)^/api/files/") {
    set req.backend_hint = files.backend();
  }
}
