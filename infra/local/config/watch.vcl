# Only with `./dev up --watch`: the development server of the content admin reloads its pages through a web socket. No
# other start of the edge lets one through, because nothing behind it is limited.
sub vcl_recv {
  if (local.socket == "content" && req.http.Upgrade == "websocket" && req.url ~ "^/_next/[a-z]+-hmr(\?|$)") {
    set req.backend_hint = content.backend();
    return (pipe);
  }
}

sub vcl_pipe {
  set bereq.http.Upgrade = req.http.Upgrade;
  set bereq.http.Connection = req.http.Connection;
  return (pipe);
}
