# The path for the access log, without the query. The segment after these names is a secret that grants access by
# itself, so the log shows a star instead. Routes ignore case.
sub log_path {
  std.log("path:" + regsub(regsub(req.url, "\?.*$", ""),
    "(?i)(/requests/(receipt|phone|save|releases)|/api/(files|uploads|upload-states|phone-links|release-subscriptions|software)|/compare|/invitation)/[^/]+", "\1/*"));
}
