import { port, processVariables } from '@ferrule/domain/deployment/setting-types'
import { describeUnsafeSettings, isPublicInstallation } from '@ferrule/domain/deployment/unsafe-settings'
import { withSecretFiles } from '@ferrule/telemetry/secret-files'
import { z } from 'zod'

const environment = z.object({
  ...processVariables,
  EDGE_ORIGIN: z.url().transform((url) => new URL(url).origin),
  CMS_ORIGIN: z.url().transform((url) => new URL(url).origin),
  CMS_PORT: port,
  CMS_OPERATIONS_PORT: port,
  CONTENT_DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  PAYLOAD_SECRET: z.string().min(24),
  CONTENT_SERVICE_KEY: z.string().min(24),
  IDENTITY_ISSUER: z.url(),
  IDENTITY_INTERNAL_URL: z.url(),
  /** Authenticates the content service at the identity server: an Ed25519 key as PKCS #8 in Base64. */
  IDENTITY_CONTENT_KEY: z.base64().min(64),
  DATA_SERVICE_URL: z.url(),
  CATALOGUE_IMPORT_KEY: z.string().min(24),
  S3_ENDPOINT: z.url(),
  S3_REGION: z.string().min(1),
  S3_CONTENT_ACCESS_KEY: z.string().min(1),
  S3_CONTENT_SECRET_KEY: z.string().min(1),
  S3_MEDIA_BUCKET: z.string().min(1),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }),
  MAIL_FROM: z.string().min(3),
})

type Environment = Record<string, string | undefined>

/** The settings of the seed of demo content. Throws in a public installation. */
export function readSeedSettings(source: Environment = process.env) {
  if (isPublicInstallation(source)) throw new Error('Demo content is for local installations only')
  return readSettings(source)
}

/** Reads the settings from the environment. Throws with a list of all invalid variables, and of all unsafe ones. */
export function readSettings(source: Environment = process.env) {
  const variables = withSecretFiles(source)
  const parsed = environment.safeParse(variables)
  if (!parsed.success) throw new Error(`The environment is invalid:\n${z.prettifyError(parsed.error)}`)
  const unsafe = describeUnsafeSettings(variables)
  if (unsafe) throw new Error(unsafe)
  const env = parsed.data
  return {
    origin: env.CMS_ORIGIN,
    websiteOrigin: env.EDGE_ORIGIN,
    port: env.CMS_PORT,
    operationsPort: env.CMS_OPERATIONS_PORT,
    databaseUrl: env.CONTENT_DATABASE_URL,
    secret: env.PAYLOAD_SECRET,
    serviceKey: env.CONTENT_SERVICE_KEY,
    identity: {
      issuer: env.IDENTITY_ISSUER,
      internalUrl: env.IDENTITY_INTERNAL_URL,
      clientId: 'content-admin',
      key: env.IDENTITY_CONTENT_KEY,
    },
    dataService: { url: env.DATA_SERVICE_URL, importKey: env.CATALOGUE_IMPORT_KEY },
    mail: { smtpUrl: env.SMTP_URL, from: env.MAIL_FROM },
    mediaBucket: env.S3_MEDIA_BUCKET,
    storage: {
      endpoint: env.S3_ENDPOINT,
      region: env.S3_REGION,
      accessKey: env.S3_CONTENT_ACCESS_KEY,
      secretKey: env.S3_CONTENT_SECRET_KEY,
    },
    process: {
      LISTEN_HOST: env.LISTEN_HOST,
      DRAIN_SECONDS: env.DRAIN_SECONDS,
      LOG_LEVEL: env.LOG_LEVEL,
      TRACES_FOLDER: env.TRACES_FOLDER,
      OTLP_TRACES_URL: env.OTLP_TRACES_URL,
    },
  }
}

export type Settings = ReturnType<typeof readSettings>
