# Rejects requests at every listener. Every hit runs this, so it is short.
sub guard {
  # Browsers send Content-Length. A chunked body is a means of request smuggling, and has no length to limit.
  if (req.http.Transfer-Encoding) { return (synth(400, "Length required")); }
  if (req.method != "GET" && req.method != "HEAD") {
    if (req.method !~ "^(POST|PUT|PATCH|DELETE|OPTIONS)$") { return (synth(405, "Method not allowed")); }
    call limit_body;
  } elsif (req.http.Content-Length && req.http.Content-Length != "0") {
    return (synth(400, "Body not allowed"));
  }
  # Headers that the edge sets for itself.
  unset req.http.X-Measurement-System;
  unset req.http.X-Serve-Stale;
  unset req.http.X-Wait;
  unset req.http.X-Purged;
  unset req.http.X-Request-Id;
  unset req.http.X-Encoding;
}

# Removes the port and upper case; rejects other invalid hosts.
sub normalise_host {
  if (req.http.Host !~ "^[A-Za-z0-9]([A-Za-z0-9.-]*[A-Za-z0-9])?(:[0-9]{1,5})?$") { return (synth(400, "Bad host")); }
  set req.http.Host = regsub(std.tolower(req.http.Host), ":[0-9]+$", "");
}

sub reject_malformed_url {
  # The content admin lists the records of a bulk change in the address.
  if (req.url ~ "^.{2049}" && (local.socket != "content" || req.url ~ "^.{8193}")) {
    return (synth(414, "Address too long"));
  }
  if (req.url !~ "^[^/]|[%;\\]|//|/\.") { return; }
  # Absolute-form targets would reach the application unnormalised (VSV00018).
  if (req.url !~ "^/") { return (synth(400, "Bad request target")); }
  if (req.url ~ "(?i)^[^?]*(%00|%0a|%0d|%2e|%2f|%5c|%3b|%3f|%23|;|\\|//|/\.\.?([/?]|$))") { return (synth(400, "Bad path")); }
  # Encoded letters and digits only serve to disguise a path.
  if (req.url ~ "(?i)^[^?]*%(3[0-9]|[46][1-9a-f]|[57][0-9a])") { return (synth(400, "Bad path")); }
}

# Removes headers that only intermediaries or frameworks may set.
sub strip_untrusted_headers {
  unset bereq.http.Forwarded;
  unset bereq.http.Via;
  unset bereq.http.X-Varnish;
  unset bereq.http.X-Forwarded-Port;
  unset bereq.http.X-Forwarded-Prefix;
  unset bereq.http.X-Real-IP;
  unset bereq.http.X-Client-IP;
  unset bereq.http.True-Client-IP;
  unset bereq.http.X-Original-URL;
  unset bereq.http.X-Rewrite-URL;
  unset bereq.http.X-HTTP-Method-Override;
  unset bereq.http.X-Middleware-Subrequest;
  unset bereq.http.X-React-Router-SPA-Mode;
  unset bereq.http.X-React-Router-Prerender-Data;
  unset bereq.http.X-User-Id;
  unset bereq.http.X-Debug-Level;
  unset bereq.http.Surrogate-Key;
  unset bereq.http.xkey-purge;
  unset bereq.http.xkey-softpurge;
  unset bereq.http.tracestate;
  unset bereq.http.baggage;
  # Varnish appends the client's address; everything before it was sent by the client.
  set bereq.http.X-Forwarded-For = regsub(bereq.http.X-Forwarded-For, "^.*, *", "");
}
