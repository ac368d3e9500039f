# Whoever wishes for a new password. Each wish can send a mail, so an address has as few as for wrong logins.
sub limit_password_wishes {
  if (req.method != "POST" || req.url !~ "^/realms/alpha/login-actions/reset-credentials(\?|$)") { return; }
  if (vsthrottle.is_denied("password-wish:" + client.ip, 25, 3600s, 900s)) {
    set req.http.X-Wait = "900";
    return (synth(429, "Too many tries"));
  }
  if (vsthrottle.is_denied("password-wish:" + client.ip, 10, 60s, 60s)) {
    set req.http.X-Wait = "60";
    return (synth(429, "Too many tries"));
  }
}

# The identity server sends the mail before it answers, and answers at once where there is nobody to write to. So that
# the time does not tell who has an account, every answer leaves one second after the wish came, and if the mail took
# longer than that, after three or ten. Nothing else sleeps in the edge, and the limit above is how often this can.
sub hold_password_wishes {
  if (local.socket != "identity" || req.method != "POST") { return; }
  if (req.url !~ "^/realms/alpha/login-actions/reset-credentials(\?|$)") { return; }
  if (now < req.time + 1s) {
    vtc.sleep(req.time + 1s - now);
  } elsif (now < req.time + 3s) {
    vtc.sleep(req.time + 3s - now);
  } elsif (now < req.time + 10s) {
    vtc.sleep(req.time + 10s - now);
  }
}
