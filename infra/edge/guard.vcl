# What may not come in at all, whichever listener it came to. Every hit passes here, so there is little of it.
sub guard {
  # Browsers say how long a body is; chunks are how one request is hidden in another.
  if (req.http.Transfer-Encoding) { return (synth(400, "Length required")); }
  if (req.method != "GET" && req.method != "HEAD") {
    if (req.method !~ "^(POST|PUT|PATCH|DELETE|OPTIONS)$") { return (synth(405, "Method not allowed")); }
  } elsif (req.http.Content-Length && req.http.Content-Length != "0") {
    return (synth(400, "Body not allowed"));
  }
  unset req.http.X-Measurement-System;
  unset req.http.X-Serve-Stale;
  unset req.http.X-Wait;
  unset req.http.X-Request-Id;
  unset req.http.X-Encoding;
}

# A port or upper case is put right; anything else is nobody's host.
sub tidy_host {
  if (req.http.Host !~ "^[A-Za-z0-9]([A-Za-z0-9.-]*[A-Za-z0-9])?(:[0-9]{1,5})?$") { return (synth(400, "Bad host")); }
  set req.http.Host = regsub(std.tolower(req.http.Host), ":[0-9]+$", "");
}

sub refuse_tricks {
  if (req.url ~ "^.{2049}") { return (synth(414, "Address too long")); }
  if (req.url !~ "^[^/]|[%;\\]|//|/\.") { return; }
  # Absolute-form targets would reach the application unnormalised (VSV00018).
  if (req.url !~ "^/") { return (synth(400, "Bad request target")); }
  if (req.url ~ "(?i)^[^?]*(%00|%0a|%0d|%2e|%2f|%5c|%3b|%3f|%23|;|\\|//|/\.\.?([/?]|$))") { return (synth(400, "Bad path")); }
  # Nobody encodes letters and digits but to make a path look like another one.
  if (req.url ~ "(?i)^[^?]*%(3[0-9]|[46][1-9a-f]|[57][0-9a])") { return (synth(400, "Bad path")); }
}

# Only an intermediary or a framework may say these; a client that does is not believed.
sub believe_nobody {
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
  unset bereq.http.tracestate;
  unset bereq.http.baggage;
  # Varnish itself adds the address it was asked from; whatever stands before it the client made up.
  set bereq.http.X-Forwarded-For = regsub(bereq.http.X-Forwarded-For, "^.*, *", "");
}
