# The content admin. Nothing of it is cached; the edge checks the host and limits each client network.
sub recv_content {
  call reject_malformed_url;
  call check_content_host;
  # The website and the worker use GraphQL at the internal address of the content service, with its key. The admin uses
  # neither, nor the picture service of Next.
  if (req.url ~ "(?i)^/(api/graphql|_next/image)([/?]|$)") { return (synth(404, "Not found")); }
  unset req.http.X-Content-Service-Key;
  call set_client_network;
  # Each attempt is stored until it ends at the identity server.
  if (req.url ~ "^/api/users/sign-in([/?]|$)" && vsthrottle.is_denied("staff-sign-in:" + var.get("network"), 60, 60s)) {
    return (synth(429, "Too many requests"));
  }
  # One page of the admin has up to a hundred scripts and styles, which are plain files.
  if (req.url !~ "^/_next/static/" && vsthrottle.is_denied("content:" + var.get("network"), 600, 10s)) {
    return (synth(429, "Too many requests"));
  }
  set req.backend_hint = content.backend();
  return (pass);
}

# Files of the catalogue import and media have the limits of their handlers; other bodies are one record.
sub limit_content_body {
  if (std.integer(req.http.Content-Length, 999999999999) > 4000000 &&
      (req.url !~ "^/api/media([/?]|$)" || std.integer(req.http.Content-Length, 999999999999) > 21000000) &&
      (req.url !~ "^/api/catalogue-imports(\?|$)" || std.integer(req.http.Content-Length, 999999999999) > 2000000000)) {
    return (synth(413, "Body too large"));
  }
}
