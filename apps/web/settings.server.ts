import { z } from 'zod'

const port = z.coerce.number().int().min(1).max(65535)
const optional = z
  .string()
  .transform((text) => (text === '' ? undefined : text))
  .optional()

const containers = z
  .string()
  .regex(/^group=[\w-]+ product=[\w-]+ iqc=[\w-]+$/)
  .transform((text) => {
    const [group = '', product = '', iqc = ''] = text.split(' ').map((part) => part.split('=')[1] ?? '')
    return { group, product, iqc }
  })
  .optional()

const onOrOff = z.enum(['on', 'off'])

const environment = z.object({
  EDGE_ORIGIN: z.url(),
  WEB_PORT: port,
  WEB_OPERATIONS_PORT: port,
  CONTENT_SERVICE_URL: z.url(),
  /** Shows the content service that we ask, who guard protected pages ourselves. */
  CONTENT_SERVICE_KEY: z.string().min(16),
  DATA_SERVICE_URL: z.url(),
  REDIS_URL: z.url(),
  IDENTITY_ISSUER: z.url(),
  IDENTITY_CLIENT_ID: z.string().min(1, 'Client ID is required'),
  /** Where browsers keep tokens: until they end, or until the tab is closed. */
  SIGN_IN_STORAGE: z.enum(['local', 'session']).default('local'),
  /** Whether the wish of a browser to have its requests logged in detail reaches the data service. */
  DEBUG_LEVEL: onOrOff.default('off').transform(isOn),
  /** Answers about tickets, if that is not the data service. */
  TICKETING_SERVICE_URL: z.url().optional(),
  TRACES_FOLDER: optional,
  OTLP_TRACES_URL: optional,
  /** Internal pages: for everybody, or for editors only. Whoever runs this for customers leaves it off. */
  STYLE_GUIDE: onOrOff.default('off').transform(isOn),
  /** Whether `?nextRelease` shows everybody what is finished but not released; editors may see it anyway. */
  NEXT_RELEASE: onOrOff.default('off').transform(isOn),
  /** Whether countries that editors have hidden are offered all the same. */
  SHOW_HIDDEN_COUNTRIES: onOrOff.default('off').transform(isOn),
  /** Signs the cookies of readers who know a page's password. */
  PAGE_UNLOCK_KEY: z.string().min(16, 'PAGE_UNLOCK_KEY needs at least 16 characters'),
  /** Of the editor area: argon2id, in base64url, so that no shell reads its dollar signs. Without one it is closed. */
  EDITOR_PASSWORD_HASH: optional.transform((text) => text && Buffer.from(text, 'base64url').toString()),
  /** The one host that a page may load tags from, after consent; none without it. */
  TAG_MANAGER_ORIGIN: optional,
  /** The container of each kind of site: `group=… product=… iqc=…`. */
  TAG_MANAGER_CONTAINERS: containers,
  /** With a site key pages may load the script of reCAPTCHA Enterprise, for whoever begins to fill in a form. */
  RECAPTCHA_SITE_KEY: optional,
  RECAPTCHA_SCRIPT_URL: z.url().default('https://www.google.com/recaptcha/enterprise.js'),
  /** Who answers the requests of visitors; shown where the website cannot take one. */
  REQUEST_TEAM_ADDRESS: z.email(),
  /** Whom to tell of a weakness: an address as RFC 9116 wants it. */
  SECURITY_CONTACT: z.url({ protocol: /^(mailto|https)$/ }),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error']).default('info'),
})

function isOn(word: 'on' | 'off'): boolean {
  return word === 'on'
}

export type Settings = z.infer<typeof environment>

/** The only reader of the environment here. Fails with the whole list of what is wrong. */
export function readSettings(variables: Record<string, string | undefined> = process.env): Settings {
  const parsed = environment.safeParse(variables)
  if (!parsed.success) throw new Error(`Settings are wrong:\n${z.prettifyError(parsed.error)}`)
  return parsed.data
}
