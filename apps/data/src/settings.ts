import { keys, optionalText, port, processVariables, urls } from '@ferrule/domain/deployment/setting-types'
import { describeUnsafeSettings, isPublicInstallation } from '@ferrule/domain/deployment/unsafe-settings'
import { withSecretFiles } from '@ferrule/telemetry/secret-files'
import { z } from 'zod'

const flag = z
  .enum(['true', 'false'])
  .default('false')
  .transform((text) => text === 'true')

const ownVariables = z.object({
  ...processVariables,
  EDGE_ORIGIN: z.url(),
  DATA_PORT: port,
  DATA_OPERATIONS_PORT: port,
  WORKER_OPERATIONS_PORT: port,
  CONTENT_SERVICE_URL: z.url(),
  /** Grants read access to content that is published for some audiences only. */
  CONTENT_SERVICE_KEY: z.string().min(16),
  /** Sent by the content service, whose staff import the catalogue. */
  CATALOGUE_IMPORT_KEY: z.string().min(24),
  /** The purge listeners of all edges; a host name stands for all of its addresses. */
  EDGE_PURGE_URLS: urls,
  /** A role of the worker, which sees the jobs of the content service and nothing else. */
  CONTENT_JOBS_DATABASE_URL: z.url(),
  DATA_DATABASE_URL: z.url(),
  /** `HOST:PORT` of a PgBouncer in transaction mode for the requests of the data service; the rest connects directly. */
  DATA_POOLER: optionalText,
  REDIS_URL: z.url(),
  SEARCH_URL: z.url(),
  S3_ENDPOINT: z.url(),
  S3_REGION: z.string().min(1),
  /** Writes customers' files and rendered pictures; reads the media bucket, which belongs to the content service. */
  S3_DATA_ACCESS_KEY: z.string().min(1),
  S3_DATA_SECRET_KEY: z.string().min(1),
  S3_QUARANTINE_BUCKET: z.string().min(3),
  S3_FILES_BUCKET: z.string().min(3),
  S3_MEDIA_BUCKET: z.string().min(3),
  S3_PICTURES_BUCKET: z.string().min(3),
  CLAMD_HOST: z.string().min(1),
  CLAMD_PORT: port,
  /** `official`: a file is released only if the scanner has ClamAV's signatures. `test`: it finds its test file only. */
  VIRUS_SIGNATURES: z.enum(['test', 'official']),
  /** SMTP port for replies of customers. */
  MAIL_IN_PORT: port,
  MAIL_IN_OPERATIONS_PORT: port,
  /** The domain of reply addresses, and the keys that sign their local part. */
  REPLY_DOMAIN: z.hostname(),
  REPLY_ADDRESS_KEYS: keys,
  SMTP_URL: z.url(),
  MAIL_FROM: z.string().min(3),
  /** Notified of requests for access. */
  PORTAL_TEAM_ADDRESS: z.email(),
  /** Receives requests of visitors that name no location. */
  REQUEST_TEAM_ADDRESS: z.email(),
  /** Signs receipt links of visitors' requests. */
  REQUEST_LINK_KEYS: keys,
  /** Signs links to uploaded files. */
  FILE_LINK_KEYS: keys,
  /** Signs links that let a phone add files to a form. */
  PHONE_LINK_KEYS: keys,
  /** Signs download links of software. */
  DOWNLOAD_LINK_KEYS: keys,
  /** Signs checksums of software: an Ed25519 key as PKCS #8 in Base64. */
  SOFTWARE_SIGNING_KEY: z.base64().min(64),
  /** Signs security advisories: an OpenPGP private key without passphrase, in Base64. Only the worker has it. */
  ADVISORY_SIGNING_KEY: z.base64().min(64),
  /** Signs notifications on devices (VAPID): a P-256 key as PKCS #8 in Base64. Without it they are switched off. */
  PUSH_SIGNING_KEY: optionalText,
  /** The publisher of security advisories. */
  ADVISORY_PUBLISHER: z.string().min(1).max(200),
  /** Receives reports of vulnerabilities. */
  SECURITY_CONTACT: z.url({ protocol: /^(mailto|https)$/ }),
  /** Signs the tasks that browsers solve before they send a form. */
  BOT_CHECK_KEY: z.string().min(16),
  /** With a site key, reCAPTCHA Enterprise assesses senders of forms instead of our own proof of work. */
  RECAPTCHA_SITE_KEY: optionalText,
  RECAPTCHA_PROJECT: optionalText,
  RECAPTCHA_API_KEY: optionalText,
  RECAPTCHA_API_URL: z.url().default('https://recaptchaenterprise.googleapis.com'),
  /** Override it for countries where that host is blocked. */
  RECAPTCHA_SCRIPT_URL: z.url().default('https://www.google.com/recaptcha/enterprise.js'),
  /** An external ticket system; without one the service works in the portal. */
  TICKET_SYSTEM_URL: optionalText,
  TICKET_SYSTEM_KEY: optionalText,
  /** Private networks such as `10.20.0.0/16` that external services may use; others need a public address and TLS. */
  EXTERNAL_TRUSTED_NETWORKS: z.string().default(''),
  /** Private networks in which the identity providers of customers may be: for development only. */
  COMPANY_SIGN_IN_TRUSTED_NETWORKS: z.string().default(''),
  WIRE_FLOW_URL: z.url(),
  WIRE_FLOW_CLOUD_URL: z.url(),
  WIRE_MASTER_URL: z.url(),
  MASTER_DATA_URL: z.url(),
  DIRECT_URL: z.url(),
  KAMPUS_URL: z.url(),
  IDENTITY_ISSUER: z.url(),
  IDENTITY_INTERNAL_URL: z.url(),
  IDENTITY_AUDIENCE: z.string().min(1),
  /** Authenticates the data service at the identity server: an Ed25519 key as PKCS #8 in Base64. */
  IDENTITY_DATA_KEY: z.base64().min(64),
  /** The persisted operations of the previous version as JSON, for its websites and open pages; the image sets it. */
  PREVIOUS_OPERATIONS_FILE: optionalText,
  /** Accepts any GraphQL document, for development; otherwise only the registered operations. */
  GRAPHQL_AD_HOC: flag,
  /** Enables GraphQL introspection; must be off wherever the service is publicly reachable. */
  GRAPHQL_INTROSPECTION: flag,
})

/** Only the worker signs security advisories. */
const environment = ownVariables
  .omit({ ADVISORY_SIGNING_KEY: true })
  .refine(
    ({ RECAPTCHA_SITE_KEY: siteKey, RECAPTCHA_PROJECT: project, RECAPTCHA_API_KEY: apiKey }) =>
      !siteKey || (project !== undefined && apiKey !== undefined),
    { path: ['RECAPTCHA_SITE_KEY'], message: 'A site key needs RECAPTCHA_PROJECT and RECAPTCHA_API_KEY as well' },
  )

/** The worker signs no links and solves no bot checks. */
const workerEnvironment = ownVariables.omit({
  CATALOGUE_IMPORT_KEY: true,
  REQUEST_LINK_KEYS: true,
  FILE_LINK_KEYS: true,
  PHONE_LINK_KEYS: true,
  DOWNLOAD_LINK_KEYS: true,
  SOFTWARE_SIGNING_KEY: true,
  BOT_CHECK_KEY: true,
  RECAPTCHA_API_KEY: true,
})

/** The process that parses mails of strangers has no secret that it does not need for a reply to a ticket. */
const mailInEnvironment = workerEnvironment.omit({
  CONTENT_SERVICE_KEY: true,
  CONTENT_JOBS_DATABASE_URL: true,
  REDIS_URL: true,
  SMTP_URL: true,
  TICKET_SYSTEM_KEY: true,
  ADVISORY_SIGNING_KEY: true,
  PUSH_SIGNING_KEY: true,
})

/** The role that owns the tables; services never get its password. */
const migrationEnvironment = ownVariables
  .pick({ DATA_DATABASE_URL: true, LOG_LEVEL: true })
  .extend({ DATA_MIGRATION_DATABASE_URL: z.url() })

/** The key of the content service, which owns the media bucket; the demo pictures are stored there. */
const seedEnvironment = z.object({ S3_CONTENT_ACCESS_KEY: z.string().min(1), S3_CONTENT_SECRET_KEY: z.string().min(1) })

export type Settings = z.infer<typeof environment>
export type WorkerSettings = z.infer<typeof workerEnvironment>

type Variables = Record<string, string | undefined>

/** The only place that reads the environment. Throws with the list of all invalid settings, or of all unsafe ones. */
export function readSettings(variables: Variables = process.env): Settings {
  return parseSettings(environment, variables)
}

export function readWorkerSettings(variables: Variables = process.env): WorkerSettings {
  return parseSettings(workerEnvironment, variables)
}

export function readMailInSettings(variables: Variables = process.env): z.infer<typeof mailInEnvironment> {
  return parseSettings(mailInEnvironment, variables)
}

/** The settings of the migrations. */
export function readMigrationSettings(variables: Variables = process.env): z.infer<typeof migrationEnvironment> {
  return parseSettings(migrationEnvironment, variables)
}

/** Settings that only the seed of demo data has, beside those of the service. Throws in a public installation. */
export function readSeedSettings(variables: Variables = process.env): z.infer<typeof seedEnvironment> {
  if (isPublicInstallation(variables)) throw new Error('Demo data is for local installations only')
  return parseSettings(seedEnvironment, variables)
}

function parseSettings<Parsed>(schema: z.ZodType<Parsed>, source: Variables): Parsed {
  const variables = withSecretFiles(source)
  const parsed = schema.safeParse(variables)
  if (!parsed.success) throw new Error(`Invalid settings:\n${z.prettifyError(parsed.error)}`)
  const unsafe = describeUnsafeSettings(variables)
  if (unsafe) throw new Error(unsafe)
  return parsed.data
}
