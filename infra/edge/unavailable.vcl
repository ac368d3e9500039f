# The page for an unavailable website without a cached copy, in the language of the address or else in the first
# supported language of the browser.
sub unavailable_response {
  set beresp.http.Content-Type = "text/html; charset=utf-8";
  set beresp.http.Cache-Control = "no-store";
  set beresp.http.Retry-After = "30";
  if (bereq.url ~ "^/(en|de|fr|zh|ja|es|pt|cs|hu|ro|sk)(-[a-z]{2})?([/?]|$)") {
    set bereq.http.X-Language = regsub(bereq.url, "^/([a-z]{2}).*$", "\1");
  } else {
    set bereq.http.X-Language = regsub(std.tolower(bereq.http.Accept-Language),
      "^.*?(?<![a-z-])(en|de|fr|zh|ja|es|pt|cs|hu|ro|sk)(?![a-z]).*$", "\1");
  }
  call unavailable_page;
}
