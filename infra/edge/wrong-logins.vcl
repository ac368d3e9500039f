# Limits login attempts by client network and not by account, because anybody could lock an account with failed logins.
# After ten in a minute the network waits a minute, after twenty-five in an hour a quarter of an hour. An accepted
# attempt returns its own token and no other: an office behind one address is only limited by its failed logins, and a
# login to an account of one's own does not pay for guesses at another. The identity server counts by account and
# network as well, for more than one edge server.
sub limit_wrong_logins {
  if (req.method != "POST" || req.url !~ "^/realms/alpha/login-actions/authenticate([/?]|$)") { return; }
  if (vsthrottle.is_denied("wrong-login:" + var.get("network"), 25, 3600s, 900s)) {
    set req.http.X-Wait = "900";
    return (synth(429, "Too many attempts"));
  }
  if (vsthrottle.is_denied("wrong-login:" + var.get("network"), 10, 60s, 60s)) {
    set req.http.X-Wait = "60";
    return (synth(429, "Too many attempts"));
  }
}

# One customer of an internet provider has a /64 of IPv6 and can use any address in it. Its name here is its first four
# groups, without the zeros that "::" may replace. An IPv4 address stays as it is.
sub set_client_network {
  var.set("network",
    regsub(regsub("" + client.ip, "^([0-9a-f]+(:[0-9a-f]+){0,3}):.*$", "\1"), "(:0)+$", ""));
}

# The identity server marks the request for a second factor, which follows a right password, redirects to us with a code
# at the end of a login, and redirects people of a company with its own sign-in there, without testing a password. None
# of them can come from another server.
sub return_login_tokens {
  if (local.socket != "identity") { return; }
  if (req.method == "POST" && req.url ~ "^/realms/alpha/login-actions/authenticate([/?]|$)" &&
      (resp.http.X-Login-Attempt == "accepted" ||
        (resp.status == 302 && resp.http.Location ~ "/(blank-)?callback\?(.*&)?code=") ||
        (resp.status == 303 && resp.http.Location ~ "^[^?]*/realms/alpha/broker/[^/?]+/login\?"))) {
    vsthrottle.return_token("wrong-login:" + var.get("network"), 25, 3600s, 900s);
    vsthrottle.return_token("wrong-login:" + var.get("network"), 10, 60s, 60s);
  }
  unset resp.http.X-Login-Attempt;
}

# The page after too many attempts, in the language of the login page or else in the first supported language of the
# browser.
sub wait_response {
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
