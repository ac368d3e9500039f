import { keys, optionalText, port, processVariables } from '@ferrule/domain/deployment/setting-types'
import { describeUnsafeSettings } from '@ferrule/domain/deployment/unsafe-settings'
import { withSecretFiles } from '@ferrule/telemetry/secret-files'
import { z } from 'zod'

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
  ...processVariables,
  EDGE_ORIGIN: z.url(),
  WEB_PORT: port,
  WEB_OPERATIONS_PORT: port,
  /** Holds the assets of earlier builds, one folder each; the image sets it. */
  PREVIOUS_BUILDS_FOLDER: optionalText,
  CONTENT_SERVICE_URL: z.url(),
  /** The public address of the content admin, for links of the editor area. */
  CMS_ORIGIN: z.url().transform((url) => new URL(url).origin),
  /** Authenticates the website at the content service, which then also returns protected pages. */
  CONTENT_SERVICE_KEY: z.string().min(16),
  DATA_SERVICE_URL: z.url(),
  REDIS_URL: z.url(),
  IDENTITY_ISSUER: z.url(),
  IDENTITY_CLIENT_ID: z.string().min(1, 'Client ID is required'),
  /** Where browsers store tokens: `local` until they expire, `session` until the tab is closed. */
  SIGN_IN_STORAGE: z.enum(['local', 'session']).default('local'),
  /** Whether the `x-debug-level` header of a browser is forwarded to the data service. */
  DEBUG_LEVEL: onOrOff.default('off').transform(isOn),
  /** The ticket service, if it is not the data service. */
  TICKETING_SERVICE_URL: z.url().optional(),
  /** Whether the style guide is public; otherwise it is for editors only. Off in production. */
  STYLE_GUIDE: onOrOff.default('off').transform(isOn),
  /** Whether `?nextRelease` shows unreleased features to everyone; editors always see them. */
  NEXT_RELEASE: onOrOff.default('off').transform(isOn),
  /** Whether countries that editors have hidden are offered anyway. */
  SHOW_HIDDEN_COUNTRIES: onOrOff.default('off').transform(isOn),
  /** Signs the unlock cookies of protected pages. */
  PAGE_UNLOCK_KEYS: keys,
  /** Argon2id hash in base64url, because shells expand its dollar signs. Without it the editor area is disabled. */
  EDITOR_PASSWORD_HASH: optionalText.transform((text) => text && Buffer.from(text, 'base64url').toString()),
  /** The only origin that pages may load tags from, after consent; without it no tags are loaded. */
  TAG_MANAGER_ORIGIN: optionalText,
  /** The container of each consent profile: `group=… product=… iqc=…`. */
  TAG_MANAGER_CONTAINERS: containers,
  /** With a site key, forms load reCAPTCHA Enterprise at the first input. */
  RECAPTCHA_SITE_KEY: optionalText,
  RECAPTCHA_SCRIPT_URL: z.url().default('https://www.google.com/recaptcha/enterprise.js'),
  /** The address of the request team; shown when the website cannot accept a request. */
  REQUEST_TEAM_ADDRESS: z.email(),
  /** The contact for vulnerability reports, in the format of RFC 9116. */
  SECURITY_CONTACT: z.url({ protocol: /^(mailto|https)$/ }),
  /** The registered name of the manufacturer of the machines; the location with this name has its address. */
  MANUFACTURER_COMPANY: z.string().min(1).max(200),
})

function isOn(value: 'on' | 'off'): boolean {
  return value === 'on'
}

export type Settings = z.infer<typeof environment>

/** The only access to the environment in this app. Throws an error that lists all invalid or all unsafe settings. */
export function readSettings(source: Record<string, string | undefined> = process.env): Settings {
  const variables = withSecretFiles(source)
  const parsed = environment.safeParse(variables)
  if (!parsed.success) throw new Error(`Invalid settings:\n${z.prettifyError(parsed.error)}`)
  const unsafe = describeUnsafeSettings(variables)
  if (unsafe) throw new Error(unsafe)
  return parsed.data
}
