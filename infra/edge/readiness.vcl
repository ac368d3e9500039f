# The readiness of this edge, at the internal listener. The start script sends DRAIN before it stops Varnish.
acl this_machine { "127.0.0.1"; }

sub respond_readiness {
  if (req.url != "/readyz") { return; }
  if (req.method == "DRAIN" && client.ip ~ this_machine) { var.global_set("draining", "yes"); }
  if (var.global_get("draining") == "yes") { return (synth(503, "Draining")); }
  return (synth(200, "Ready"));
}
