# What of a reader may change a shared answer, brought down to the few forms that do.
sub own_visit {
  if ((req.method != "GET" && req.method != "HEAD") || req.http.Authorization) { return (pass); }
  # Flags, editors, unlocked pages.
  if (req.http.Cookie && req.http.Cookie ~ "(^|; *)(uapp_(is-next-release=true|testing=true|editor_area_password=)|__Host-uapp_unlocked-)") {
    return (pass);
  }
}

sub own_address {
  # Addresses without a language are answered from cookie and languages, for this visit alone.
  if (req.url !~ "(?i)^/((en|de|fr|zh|ja|es|pt|cs|hu|ro|sk)(-[a-z]{2})?([/?]|$)|(assets|builds|media)/|[^?]*\.[a-z0-9]+(\?|$))") {
    return (pass);
  }
  if (req.url ~ "\?") {
    if (req.url ~ "[?&](testing|nextRelease|cache|direct)(=|&|$)") { return (pass); }
    call tidy_query;
  }
}

# Programs that read for others are named; whoever has no name is a person with a browser.
sub normalise_reader {
  # Only a reader's own choice counts, never what somebody writes into a header.
  unset req.http.X-Measurement-System;
  # Varnish itself knows gzip only and would forget the rest.
  if (req.http.Accept-Encoding ~ "(^|[, ])br *(,|$)") { set req.http.X-Encoding = "br"; }
  if (req.http.Cookie) {
    if (req.http.Cookie ~ "(^|; *)uapp_measurement-system=(Imperial|Metric)(;|$)") {
      set req.http.X-Measurement-System =
        regsub(req.http.Cookie, "^(.*; *)?uapp_measurement-system=(Imperial|Metric)(;.*)?$", "\2");
    }
    unset req.http.Cookie;
  }
  if (req.http.User-Agent) {
    if (req.http.User-Agent ~ "(?i)bot|chrome-lighthouse|facebookexternalhit|google") {
      set req.http.User-Agent = "bot";
    } else {
      unset req.http.User-Agent;
    }
  }
}

# All the rest is taken away from what may be stored, so that no answer can depend on it by mistake.
sub forget_reader {
  if (bereq.http.X-Encoding) { set bereq.http.Accept-Encoding = bereq.http.X-Encoding; }
  unset bereq.http.Cookie;
  unset bereq.http.Accept;
  unset bereq.http.Accept-Language;
  unset bereq.http.Referer;
  unset bereq.http.Origin;
  unset bereq.http.Save-Data;
  unset bereq.http.DNT;
}
