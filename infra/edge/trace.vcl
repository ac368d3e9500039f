# Every request gets one id here; it goes to each service as a W3C trace and back to the reader as X-Request-Id.
# Digits are valid in a trace id: ten of the time and twice eleven of chance are its 32 places.
sub start_trace {
  if (!req.http.X-Request-Id) {
    set req.http.X-Request-Id = "" + std.time2integer(now, 0) +
      std.real2integer(std.random(10000000000.0, 99999999999.0), 0) +
      std.real2integer(std.random(10000000000.0, 99999999999.0), 0);
  }
}

# A hit concerns no other service: its id is made where it is told.
sub tell_trace {
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
