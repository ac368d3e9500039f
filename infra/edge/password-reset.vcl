# Limits password resets by client network. Each one can send a mail, so the limit is the same as for failed logins.
sub limit_password_resets {
  if (req.method != "POST" || req.url !~ "^/realms/alpha/login-actions/reset-credentials([/?]|$)") { return; }
  if (vsthrottle.is_denied("password-reset:" + var.get("network"), 25, 3600s, 900s)) {
    set req.http.X-Wait = "900";
    return (synth(429, "Too many attempts"));
  }
  if (vsthrottle.is_denied("password-reset:" + var.get("network"), 10, 60s, 60s)) {
    set req.http.X-Wait = "60";
    return (synth(429, "Too many attempts"));
  }
}

# The identity server sends the mail before it responds, and responds at once for an unknown account. So that the time
# does not reveal which accounts exist, every response is sent one second after the request, and if the mail took
# longer, after three or ten seconds. Nothing else sleeps in the edge, and the limit above restricts how often this
# does.
sub delay_password_resets {
  if (local.socket != "identity" || req.method != "POST") { return; }
  if (req.url !~ "^/realms/alpha/login-actions/reset-credentials([/?]|$)") { return; }
  if (now < req.time + 1s) {
    vtc.sleep(req.time + 1s - now);
  } elsif (now < req.time + 3s) {
    vtc.sleep(req.time + 3s - now);
  } elsif (now < req.time + 10s) {
    vtc.sleep(req.time + 10s - now);
  }
}
