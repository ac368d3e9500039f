# Who guesses passwords waits; whom they guess at does not notice. Tries are counted by address and not by account: an
# account that closes after some tries can be closed by anybody. Ten in a minute wait a minute, twenty-five in an hour
# wait a quarter of one. A login that succeeds gives its tries back, the password and the code of a second factor, so
# that an office behind one address is slowed down by its mistakes alone. The identity server counts by account as
# well, and acts only where many addresses guess at one.
sub limit_wrong_logins {
  if (req.method != "POST" || req.url !~ "^/realms/alpha/login-actions/authenticate(\?|$)") { return; }
  if (vsthrottle.is_denied("wrong-login:" + client.ip, 25, 3600s, 900s)) {
    set req.http.X-Wait = "900";
    return (synth(429, "Too many wrong logins"));
  }
  if (vsthrottle.is_denied("wrong-login:" + client.ip, 10, 60s, 60s)) {
    set req.http.X-Wait = "60";
    return (synth(429, "Too many wrong logins"));
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

sub say_wait {
  set resp.http.Retry-After = req.http.X-Wait;
  set resp.http.Content-Type = "text/html; charset=utf-8";
  set resp.body = {"<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Please wait</title>
    <style>
      body {
        margin: 0;
        font: 1.0625rem/1.5 system-ui, sans-serif;
        color: #15181b;
        display: grid;
        min-height: 100vh;
        align-content: center;
        padding: 2rem clamp(1rem, 8vw, 8rem);
      }
      main {
        max-width: 40rem;
        border-top: 3px solid #9a4a16;
        padding-top: 2rem;
      }
      h1 {
        font-size: clamp(1.9rem, 5vw, 3.2rem);
        line-height: 1.1;
        margin: 0 0 1rem;
      }
    </style>
  </head>
  <body>
    <main>
      <h1>Please wait</h1>
      <p>
        There were many wrong logins from your network. Please go back and try again in a minute; after more of them it
        takes a quarter of an hour. Your account is not locked.
      </p>
      <p lang="de">
        Aus Ihrem Netz kamen viele falsche Anmeldungen. Bitte gehen Sie zurück und versuchen Sie es in einer Minute
        noch einmal; nach weiteren dauert es eine Viertelstunde. Ihr Konto ist nicht gesperrt.
      </p>
    </main>
  </body>
</html>
"};
}
