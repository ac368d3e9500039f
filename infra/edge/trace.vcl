# Every request gets one id, which is sent to each service as a W3C trace id and to the client as X-Request-Id. Its 32
# digits are ten of the time and twice eleven random ones; decimal digits are valid in a trace id.
sub start_trace {
  if (!req.http.X-Request-Id) {
    set req.http.X-Request-Id = "" + std.time2integer(now, 0) +
      std.real2integer(std.random(10000000000.0, 99999999999.0), 0) +
      std.real2integer(std.random(10000000000.0, 99999999999.0), 0);
  }
}

# A hit involves no other service, so its id is created here.
sub set_request_id {
  if (req.http.X-Request-Id) {
    set resp.http.X-Request-Id = req.http.X-Request-Id;
  } else {
    set resp.http.X-Request-Id = "" + std.time2integer(now, 0) +
      std.real2integer(std.random(10000000000.0, 99999999999.0), 0) +
      std.real2integer(std.random(10000000000.0, 99999999999.0), 0);
  }
}

sub trace_fetch {
  set bereq.http.traceparent = "00-" + bereq.http.X-Request-Id + "-" +
    std.real2integer(std.random(10000000.0, 99999999.0), 0) +
    std.real2integer(std.random(10000000.0, 99999999.0), 0) + "-01";
}
