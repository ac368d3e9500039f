# Headers that every response has, also those that the edge, a static file or an error of the website did not set.
sub secure_response {
  if (!resp.http.Strict-Transport-Security) { set resp.http.Strict-Transport-Security = "max-age=31536000; includeSubDomains"; }
  if (!resp.http.X-Content-Type-Options) { set resp.http.X-Content-Type-Options = "nosniff"; }
  if (!resp.http.Referrer-Policy) { set resp.http.Referrer-Policy = "strict-origin-when-cross-origin"; }
  if (!resp.http.Reporting-Endpoints && local.socket == "public") { set resp.http.Reporting-Endpoints = {"default="/api/reports""}; }
  # The website's pages have their own policy; those of the edge have a style and nothing else. The identity server has
  # pages that the portal frames.
  if (!resp.http.Content-Security-Policy && (local.socket == "public" || local.socket == "content")) {
    if (resp.http.Content-Type ~ "^text/(html|plain)") {
      set resp.http.Content-Security-Policy = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; report-uri /api/reports; report-to default";
    } else {
      set resp.http.Content-Security-Policy = "frame-ancestors 'none'; report-uri /api/reports; report-to default";
    }
  }
}
