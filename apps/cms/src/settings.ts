import { z } from 'zod'

const port = z.coerce.number().int().min(1).max(65535)
// An empty line in the environment file means the same as a missing one.
const optional = z
  .string()
  .optional()
  .transform((text) => text || undefined)

const environment = z.object({
  EDGE_ORIGIN: z.url().transform((url) => new URL(url).origin),
  CMS_ORIGIN: z.url().transform((url) => new URL(url).origin),
  CMS_PORT: port,
  CMS_OPERATIONS_PORT: port,
  CONTENT_DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  PAYLOAD_SECRET: z.string().min(24),
  CONTENT_SERVICE_KEY: z.string().min(24),
  IDENTITY_ISSUER: z.url(),
  IDENTITY_INTERNAL_URL: z.url(),
  IDENTITY_CONTENT_SECRET: z.string().min(12),
  DATA_SERVICE_URL: z.url(),
  CATALOGUE_IMPORT_KEY: z.string().min(24),
  S3_ENDPOINT: z.url(),
  S3_REGION: z.string().min(1),
  S3_ACCESS_KEY: z.string().min(1),
  S3_SECRET_KEY: z.string().min(1),
  S3_MEDIA_BUCKET: z.string().min(1),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }),
  MAIL_FROM: z.string().min(3),
  TRACES_FOLDER: optional,
  OTLP_TRACES_URL: optional,
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error']).default('info'),
})

type Environment = Record<string, string | undefined>

/** Everything this service takes from its environment, or the list of what is wrong with it. */
export function readSettings(source: Environment = process.env) {
  const parsed = environment.safeParse(source)
  if (!parsed.success) throw new Error(`The environment is not usable:\n${z.prettifyError(parsed.error)}`)
  const is = parsed.data
  return {
    origin: is.CMS_ORIGIN,
    websiteOrigin: is.EDGE_ORIGIN,
    port: is.CMS_PORT,
    operationsPort: is.CMS_OPERATIONS_PORT,
    databaseUrl: is.CONTENT_DATABASE_URL,
    secret: is.PAYLOAD_SECRET,
    serviceKey: is.CONTENT_SERVICE_KEY,
    identity: {
      issuer: is.IDENTITY_ISSUER,
      internalUrl: is.IDENTITY_INTERNAL_URL,
      clientId: 'content-admin',
      secret: is.IDENTITY_CONTENT_SECRET,
    },
    dataService: { url: is.DATA_SERVICE_URL, importKey: is.CATALOGUE_IMPORT_KEY },
    mail: { smtpUrl: is.SMTP_URL, from: is.MAIL_FROM },
    mediaBucket: is.S3_MEDIA_BUCKET,
    storage: {
      endpoint: is.S3_ENDPOINT,
      region: is.S3_REGION,
      accessKey: is.S3_ACCESS_KEY,
      secretKey: is.S3_SECRET_KEY,
    },
    tracesFolder: is.TRACES_FOLDER,
    otlpTracesUrl: is.OTLP_TRACES_URL,
    logLevel: is.LOG_LEVEL,
  }
}

export type Settings = ReturnType<typeof readSettings>
