# What may not come in at all, whichever listener it came to.
sub guard {
  # Absolute-form targets would reach the application unnormalised (VSV00018).
  if (req.url !~ "^/") { return (synth(400, "Bad request target")); }
  if (req.method !~ "^(GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS)$") { return (synth(405, "Method not allowed")); }
  if (req.http.Host !~ "^[A-Za-z0-9]([A-Za-z0-9.-]*[A-Za-z0-9])?(:[0-9]{1,5})?$") { return (synth(400, "Bad host")); }
  if (req.url ~ "(?i)^[^?]*(%00|%0a|%0d|%2e|%2f|%5c|%3b|%3f|%23|;|\\|//)") { return (synth(400, "Bad path")); }
  if ((req.method == "GET" || req.method == "HEAD") &&
      (req.http.Transfer-Encoding || (req.http.Content-Length && req.http.Content-Length != "0"))) {
    return (synth(400, "Body not allowed"));
  }

  # Only an intermediary or a framework may say these; a client that does is not believed.
  unset req.http.Forwarded;
  unset req.http.X-Forwarded-Port;
  unset req.http.X-Forwarded-Prefix;
  unset req.http.X-Real-IP;
  unset req.http.X-Client-IP;
  unset req.http.True-Client-IP;
  unset req.http.X-Original-URL;
  unset req.http.X-Rewrite-URL;
  unset req.http.X-HTTP-Method-Override;
  unset req.http.X-Middleware-Subrequest;
  unset req.http.X-React-Router-SPA-Mode;
  unset req.http.X-React-Router-Prerender-Data;
  unset req.http.X-User-Id;
  unset req.http.X-Debug-Level;
  unset req.http.Surrogate-Key;
  unset req.http.xkey-purge;
  unset req.http.tracestate;
  unset req.http.baggage;

  set req.http.X-Forwarded-Host = std.tolower(req.http.Host);
  set req.http.X-Forwarded-For = client.ip;
  set req.http.X-Forwarded-Proto = "http";
  set req.http.Host = regsub(std.tolower(req.http.Host), ":[0-9]+$", "");
}
