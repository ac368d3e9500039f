# Reduces requests to the few properties that a cached response may depend on.
sub pass_personal_visit {
  if ((req.method != "GET" && req.method != "HEAD") || req.http.Authorization) { return (pass); }
  # Cookies of flags, editors and unlocked pages.
  if (req.http.Cookie && req.http.Cookie ~ "(^|; *)(uapp_(is-next-release=true|testing=true|editor_area_password=)|__Host-uapp_unlocked-)") {
    return (pass);
  }
}

sub pass_personal_address {
  # The response to an address without a language depends on the visitor's cookie and languages.
  if (req.url !~ "(?i)^/((en|de|fr|zh|ja|es|pt|cs|hu|ro|sk)(-[a-z]{2})?([/?]|$)|(assets|builds|media|aas/v3)/|[^?]*\.[a-z0-9]+(\?|$))") {
    return (pass);
  }
  # Instructions of machines are large, are read in ranges and have parameters of their own.
  if (req.url ~ "(?i)^/id/[^/?]+/(documents/|documentation\.|instructions\.zip|machine\.aasx)") { return (pass); }
  # The parameters of the AAS API are encoded ids, and each address has another one.
  if (req.url ~ "(?i)^/aas/[^?]*\?") { return (pass); }
  if (req.url ~ "\?") {
    if (req.url ~ "[?&](testing|nextRelease|cache|direct)(=|&|$)") { return (pass); }
    call normalise_query;
  }
}

# Bots get the user agent "bot"; browsers get none.
sub normalise_visitor {
  # Only the cookie counts, never a header that the client sends.
  unset req.http.X-Measurement-System;
  # Varnish reduces Accept-Encoding to gzip, so Brotli needs its own header.
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

# Removes all other request headers from cacheable fetches, so that no cached response can depend on them.
sub clear_visitor {
  unset bereq.http.Cookie;
  unset bereq.http.Accept;
  unset bereq.http.Accept-Language;
  unset bereq.http.Referer;
  unset bereq.http.Origin;
  unset bereq.http.Save-Data;
  unset bereq.http.DNT;
}
