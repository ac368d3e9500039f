# Who guesses passwords waits; whom they guess at does not notice. Tries are counted by address and not by account: an
# account that closes after some tries can be closed by anybody. Ten in a minute wait a minute, twenty-five in an hour
# wait a quarter of one. A login that succeeds gives its tries back, the password and the code of a second factor, so
# that an office behind one address is slowed down by its mistakes alone. The identity server counts by account as
# well, and acts only where many addresses guess at one.
sub limit_wrong_logins {
  if (req.method != "POST" || req.url !~ "^/realms/alpha/login-actions/authenticate(\?|$)") { return; }
  if (vsthrottle.is_denied("wrong-login:" + client.ip, 25, 3600s, 900s)) {
    set req.http.X-Wait = "900";
    return (synth(429, "Too many tries"));
  }
  if (vsthrottle.is_denied("wrong-login:" + client.ip, 10, 60s, 60s)) {
    set req.http.X-Wait = "60";
    return (synth(429, "Too many tries"));
  }
}

# Only the identity server can send somebody back to us with a code.
sub forgive_logins {
  if (local.socket != "identity" || req.method != "POST" || resp.status != 302) { return; }
  if (req.url !~ "^/realms/alpha/login-actions/authenticate(\?|$)") { return; }
  if (resp.http.Location !~ "/(blank-)?callback\?(.*&)?code=") { return; }
  vsthrottle.return_token("wrong-login:" + client.ip, 25, 3600s, 900s);
  vsthrottle.return_token("wrong-login:" + client.ip, 25, 3600s, 900s);
  vsthrottle.return_token("wrong-login:" + client.ip, 10, 60s, 60s);
  vsthrottle.return_token("wrong-login:" + client.ip, 10, 60s, 60s);
}

# In the language of the login page, else in the first one of the browser that is spoken here.
sub say_wait {
  set resp.http.Retry-After = req.http.X-Wait;
  set resp.http.Content-Type = "text/html; charset=utf-8";
  if (req.http.Cookie ~ "(^|; *)KEYCLOAK_LOCALE=[a-z]{2}") {
    set req.http.X-Language = regsub(req.http.Cookie, "^(.*; *)?KEYCLOAK_LOCALE=([a-z]{2}).*$", "\2");
  } else {
    set req.http.X-Language = regsub(std.tolower(req.http.Accept-Language),
      "^.*?(?<![a-z-])(en|de|fr|zh|ja|es|pt|cs|hu|ro|sk)(?![a-z]).*$", "\1");
  }
  call wait_page;
}
