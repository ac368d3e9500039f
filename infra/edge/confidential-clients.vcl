# Confidential clients are our own servers: they call the identity server at its internal address. Their credentials are
# refused here, so nobody can guess at them or use a stolen one from outside.
sub refuse_confidential_clients {
  # These serve confidential clients only.
  if (req.url ~ "^/realms/alpha/(clients-registrations|protocol/openid-connect/token/introspect)([/?]|$)") {
    return (synth(404, "Not found"));
  }
  if (req.method != "POST" || req.url !~ "^/realms/alpha/protocol/") { return; }
  if (req.http.Authorization && req.http.Authorization !~ "^(DPoP|Bearer) ") {
    return (synth(403, "Client credentials not allowed"));
  }
  # The identity server decodes names in the query and in the body, so only plain ones pass: an encoded letter could
  # disguise one.
  if (req.url ~ "[?&](client_(secret|assertion)|[A-Za-z0-9_]*[^A-Za-z0-9_=&])") {
    return (synth(403, "Client credentials not allowed"));
  }
  if (req.http.Content-Length == "0") { return; }
  if (std.integer(req.http.Content-Length, 0) > 65536 || !std.cache_req_body(64KB)) {
    return (synth(413, "Body too large"));
  }
  if (bodyaccess.rematch_req_body("(^|&)(client_(secret|assertion)|[A-Za-z0-9_]*[^A-Za-z0-9_=&])") != 0) {
    return (synth(403, "Client credentials not allowed"));
  }
}
