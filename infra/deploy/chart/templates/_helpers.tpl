{{- define "ferrule.labels" -}}
app.kubernetes.io/name: ferrule
app.kubernetes.io/instance: {{ .root.Release.Name }}
app.kubernetes.io/component: {{ .name }}
{{- end -}}

{{- define "ferrule.image" -}}
{{ .root.Values.images.registry }}/ferrule-{{ .image }}:{{ .root.Values.images.tag | default .root.Chart.AppVersion }}
{{- end -}}

{{/* A process that must not write, gain rights or talk to the API server. */}}
{{- define "ferrule.containerSecurity" -}}
allowPrivilegeEscalation: false
readOnlyRootFilesystem: true
runAsNonRoot: true
runAsUser: 10001
runAsGroup: 10001
capabilities: { drop: [ALL] }
seccompProfile: { type: RuntimeDefault }
{{- end -}}

{{- define "ferrule.podSecurity" -}}
runAsNonRoot: true
runAsUser: 10001
runAsGroup: 10001
fsGroup: 10001
seccompProfile: { type: RuntimeDefault }
{{- end -}}

{{/* Secrets that a process reads, as files: NAME_FILE=/run/secrets/NAME. */}}
{{- define "ferrule.secretVariables" -}}
{{- range .secrets }}
- { name: {{ . }}_FILE, value: /run/secrets/{{ . }} }
{{- end }}
{{- end -}}

{{- define "ferrule.secretVolume" -}}
- name: secrets
  secret:
    secretName: {{ .root.Values.secretName }}
    defaultMode: 0440
    items:
{{- range .secrets }}
      - { key: {{ . }}, path: {{ . }} }
{{- end }}
{{- end -}}

{{/* One pod a node where possible. */}}
{{- define "ferrule.spread" -}}
topologySpreadConstraints:
  - maxSkew: 1
    topologyKey: kubernetes.io/hostname
    whenUnsatisfiable: ScheduleAnyway
    labelSelector: { matchLabels: { {{ include "ferrule.labels" . | fromYaml | toJson | trimPrefix "{" | trimSuffix "}" }} } }
{{- end -}}

{{/* The processes, their images, commands, ports and secrets. */}}
{{- define "ferrule.processes" -}}
web:
  image: web
  values: web
  port: 17080
  operationsPort: 17081
  secrets: [REDIS_URL, CONTENT_SERVICE_KEY, PAGE_UNLOCK_KEYS, EDITOR_PASSWORD_HASH]
data:
  image: data
  values: data
  port: 17100
  operationsPort: 17101
  secrets: [DATA_DATABASE_URL, CONTENT_JOBS_DATABASE_URL, REDIS_URL, CONTENT_SERVICE_KEY, CATALOGUE_IMPORT_KEY, S3_DATA_ACCESS_KEY, S3_DATA_SECRET_KEY, REPLY_ADDRESS_KEYS, REQUEST_LINK_KEYS, FILE_LINK_KEYS, PHONE_LINK_KEYS, DOWNLOAD_LINK_KEYS, SOFTWARE_SIGNING_KEY, PUSH_SIGNING_KEY, BOT_CHECK_KEY, IDENTITY_DATA_KEY]
worker:
  image: data
  values: worker
  command: apps/data/src/worker.ts
  operationsPort: 17103
  secrets: [DATA_DATABASE_URL, CONTENT_JOBS_DATABASE_URL, REDIS_URL, CONTENT_SERVICE_KEY, S3_DATA_ACCESS_KEY, S3_DATA_SECRET_KEY, REPLY_ADDRESS_KEYS, ADVISORY_SIGNING_KEY, PUSH_SIGNING_KEY, IDENTITY_DATA_KEY]
mail-in:
  image: data
  values: mailIn
  command: apps/data/src/receive-mail.ts
  port: 11026
  operationsPort: 17107
  secrets: [DATA_DATABASE_URL, S3_DATA_ACCESS_KEY, S3_DATA_SECRET_KEY, REPLY_ADDRESS_KEYS, IDENTITY_DATA_KEY]
cms:
  image: cms
  values: cms
  port: 17082
  operationsPort: 17083
  secrets: [CONTENT_DATABASE_URL, PAYLOAD_SECRET, CONTENT_SERVICE_KEY, CATALOGUE_IMPORT_KEY, IDENTITY_CONTENT_KEY, S3_CONTENT_ACCESS_KEY, S3_CONTENT_SECRET_KEY]
{{- end -}}
