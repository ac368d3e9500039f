# Every request gets one id here; it goes to each service as a W3C trace and back to the reader as X-Request-Id.
# The generator gives about 15 digits a call, and digits are valid in a trace id, so three calls fill its 32 places.
sub start_trace {
  set req.http.X-Request-Id = regsub(
    regsuball(
      "" + std.random(100000000000.0, 999999999999.0) + std.random(100000000000.0, 999999999999.0) +
      std.random(100000000000.0, 999999999999.0),
      "[^0-9]", ""),
    "^(.{32}).*$", "\1");
  set req.http.traceparent = "00-" + req.http.X-Request-Id + "-" +
    regsub(req.http.X-Request-Id, "^.{16}", "") + "-01";
}
