# Every request gets one id here; it goes to each service as a W3C trace and back to the reader as X-Request-Id.
# Digits are valid in a trace id: ten of the time, eleven that count requests, eleven of chance are its 32 places.
sub start_trace {
  set req.http.X-Request-Id = "" + std.time2integer(now, 0) + (10000000000 + std.integer(req.xid, 0)) +
    std.real2integer(std.random(10000000000.0, 99999999999.0), 0);
}

sub trace_fetch {
  set bereq.http.traceparent = "00-" + bereq.http.X-Request-Id + "-" +
    std.real2integer(std.random(10000000.0, 99999999.0), 0) +
    std.real2integer(std.random(10000000.0, 99999999.0), 0) + "-01";
}
