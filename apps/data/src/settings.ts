import { z } from 'zod'

const port = z.coerce.number().int().min(1).max(65535)
const optional = z
  .string()
  .transform((text) => (text === '' ? undefined : text))
  .optional()
const flag = z
  .enum(['true', 'false'])
  .default('false')
  .transform((text) => text === 'true')

const variablesOfOurs = z.object({
  EDGE_ORIGIN: z.url(),
  DATA_PORT: port,
  DATA_OPERATIONS_PORT: port,
  WORKER_OPERATIONS_PORT: port,
  CONTENT_SERVICE_URL: z.url(),
  /** Lets this process read what is published but not for everybody. */
  CONTENT_SERVICE_KEY: z.string().min(16),
  /** Shown by the content service, whose staff import the catalogue. */
  CATALOGUE_IMPORT_KEY: z.string().min(24),
  EDGE_PURGE_URL: z.url(),
  CONTENT_DATABASE_URL: z.url(),
  DATA_DATABASE_URL: z.url(),
  REDIS_URL: z.url(),
  SEARCH_URL: z.url(),
  S3_ENDPOINT: z.url(),
  S3_REGION: z.string().min(1),
  S3_ACCESS_KEY: z.string().min(1),
  S3_SECRET_KEY: z.string().min(1),
  S3_QUARANTINE_BUCKET: z.string().min(3),
  S3_FILES_BUCKET: z.string().min(3),
  S3_MEDIA_BUCKET: z.string().min(3),
  S3_PICTURES_BUCKET: z.string().min(3),
  CLAMD_HOST: z.string().min(1),
  CLAMD_PORT: port,
  /** Where mail servers hand over what people answer. */
  MAIL_IN_PORT: port,
  MAIL_IN_OPERATIONS_PORT: port,
  /** What stands behind the @ of those answers, and what signs the part before it. */
  REPLY_DOMAIN: z.hostname(),
  REPLY_ADDRESS_KEY: z.string().min(16),
  SMTP_URL: z.url(),
  MAIL_FROM: z.string().min(3),
  /** Who is told when somebody asks for access. */
  PORTAL_TEAM_ADDRESS: z.email(),
  /** Who answers the requests of visitors that name no location of ours. */
  REQUEST_TEAM_ADDRESS: z.email(),
  /** Signs the links by which visitors see their requests again. */
  REQUEST_LINK_KEY: z.string().min(16),
  /** Signs the links by which software is downloaded. */
  DOWNLOAD_LINK_KEY: z.string().min(16),
  /** Signs the sums of software: an Ed25519 key as PKCS #8 in Base64. */
  SOFTWARE_SIGNING_KEY: z.base64().min(64),
  /** Signs the tasks that browsers solve before they send a form. */
  BOT_CHECK_KEY: z.string().min(16),
  /** With a site key reCAPTCHA Enterprise judges senders of forms, instead of our own proof of work. */
  RECAPTCHA_SITE_KEY: optional,
  RECAPTCHA_PROJECT: optional,
  RECAPTCHA_API_KEY: optional,
  RECAPTCHA_API_URL: z.url().default('https://recaptchaenterprise.googleapis.com'),
  /** Another one for countries where that host does not answer. */
  RECAPTCHA_SCRIPT_URL: z.url().default('https://www.google.com/recaptcha/enterprise.js'),
  /** An outside system in which the service works on tickets; without one it works in the portal. */
  TICKET_SYSTEM_URL: optional,
  TICKET_SYSTEM_KEY: optional,
  /** Where outside services may stand inside, as `10.20.0.0/16`; elsewhere they have a public address and TLS. */
  OUTSIDE_OWN_NETWORKS: z.string().default(''),
  WIRE_FLOW_URL: z.url(),
  WIRE_FLOW_CLOUD_URL: z.url(),
  WIRE_MASTER_URL: z.url(),
  MASTER_DATA_URL: z.url(),
  DIRECT_URL: z.url(),
  KAMPUS_URL: z.url(),
  IDENTITY_ISSUER: z.url(),
  IDENTITY_INTERNAL_URL: z.url(),
  IDENTITY_AUDIENCE: z.string().min(1),
  /** With this the data service asks the identity server whether a session still holds. */
  IDENTITY_DATA_SECRET: z.string().min(8),
  /** Answers any document, for whoever develops; without it only the operations of our own pages are answered. */
  GRAPHQL_AD_HOC: flag,
  /** Lets tools read the schema from the running service; off wherever strangers can reach it. */
  GRAPHQL_INTROSPECTION: flag,
  TRACES_FOLDER: optional,
  OTLP_TRACES_URL: optional,
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error']).default('info'),
})

const environment = variablesOfOurs.refine(
  ({ RECAPTCHA_SITE_KEY: siteKey, RECAPTCHA_PROJECT: project, RECAPTCHA_API_KEY: apiKey }) =>
    !siteKey || (project !== undefined && apiKey !== undefined),
  { path: ['RECAPTCHA_SITE_KEY'], message: 'A site key needs RECAPTCHA_PROJECT and RECAPTCHA_API_KEY as well' },
)

export type Settings = z.infer<typeof environment>

/** The only reader of the environment here. Fails with the whole list of what is wrong. */
export function readSettings(variables: Record<string, string | undefined> = process.env): Settings {
  const parsed = environment.safeParse(variables)
  if (!parsed.success) throw new Error(`Settings are wrong:\n${z.prettifyError(parsed.error)}`)
  return parsed.data
}
