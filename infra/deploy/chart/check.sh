#!/usr/bin/env bash
# Checks the chart for its three sizes: helm, the schemas of Kubernetes, and checkov. Needs helm, and kubernetes-validate
# and checkov of PyPI. Checks that are skipped:
#   CKV_K8S_11  CPU limits throttle a process that could use an idle core; requests share the CPU fairly
#   CKV_K8S_15  tags are never reused, so pulling again only fails when the registry is down
#   CKV_K8S_43  images.tag may be a digest (tag: 1.0.0@sha256:…); the example has none
set -euo pipefail
cd "$(dirname "$0")"
rendered=$(mktemp -d)
trap 'rm -rf "$rendered"' EXIT
for size in values three-nodes region; do
  helm lint --strict --quiet --values "$size.yaml" .
  helm template ferrule . --namespace ferrule --values "$size.yaml" --set images.tag=1.0.0 >"$rendered/$size.yaml"
  kubernetes-validate --strict --quiet --kubernetes-version 1.34 "$rendered/$size.yaml"
done
for refused in web.replicas=0 images.tag=latest hosts.website=www.localhost settings.PAYLOAD_SECRET=x settings.VIRUS_SIGNATURES=test; do
  if helm template ferrule . --set "$refused" >/dev/null 2>&1; then echo "accepted $refused" >&2 && exit 1; fi
done
checkov --directory "$rendered" --framework kubernetes --compact --quiet --skip-download \
  --skip-check CKV_K8S_11,CKV_K8S_15,CKV_K8S_43
echo "the chart is valid in three sizes"
