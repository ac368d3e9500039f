# Removes unknown query parameters and sorts the rest, because each different address is a separate object in the cache.
sub normalise_query {
  # Files have no parameters at all.
  if (req.url ~ "^/(assets|media|fonts|icons)/") {
    set req.url = regsub(req.url, "\?.*$", "");
    return;
  }
  set req.url = regsuball(req.url, "([?&])(?!(q|query|search|page|sort|view|first|after|brand|type|category|topic|period|year|adhoc|country|serves|represents|region|capability|classification|variant|tab|units|(min|max)-[a-z0-9-]+)(=|&|$))[^&]*", "\1");
  set req.url = regsuball(req.url, "&+", "&");
  set req.url = regsub(req.url, "\?&", "?");
  set req.url = regsub(req.url, "[?&]$", "");
  set req.url = std.querysort(req.url);
}
