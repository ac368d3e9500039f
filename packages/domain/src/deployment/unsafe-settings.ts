import { type SecretFormat, secretSettings } from './secret-settings.ts'

type Variables = Readonly<Record<string, string | undefined>>

export type UnsafeSetting = { name: string; problem: string; remedy: string }

/** Addresses under which browsers reach the installation. */
const publicOrigins = ['EDGE_ORIGIN', 'IDENTITY_ORIGIN', 'CMS_ORIGIN', 'IDENTITY_ISSUER']

/** Switches that help developers, and the value that a public installation needs. */
const developerSwitches = [
  { name: 'NEXT_RELEASE', problem: 'shows unreleased features to every visitor', remedy: 'set it to off' },
  { name: 'STYLE_GUIDE', problem: 'publishes the style guide', remedy: 'set it to off' },
  { name: 'DEBUG_LEVEL', problem: 'lets every browser request detailed logs', remedy: 'set it to off' },
  { name: 'DEMO_PEOPLE', problem: 'creates accounts with a published password', remedy: 'set it to off' },
  {
    name: 'COMPANY_SIGN_IN_TRUSTED_NETWORKS',
    problem: 'lets customers call servers of private networks',
    remedy: 'leave it empty',
  },
  { name: 'GRAPHQL_AD_HOC', problem: 'executes any GraphQL document', remedy: 'set it to false' },
  { name: 'GRAPHQL_INTROSPECTION', problem: 'publishes the GraphQL schema', remedy: 'set it to false' },
]
const offValues = ['', 'off', 'false']

/** Settings whose demo values name hosts that do not exist. */
const ownAddresses = [
  'MAIL_FROM',
  'REPLY_DOMAIN',
  'REQUEST_TEAM_ADDRESS',
  'PORTAL_TEAM_ADDRESS',
  'WIRE_FLOW_URL',
  'WIRE_FLOW_CLOUD_URL',
  'WIRE_MASTER_URL',
  'MASTER_DATA_URL',
  'DIRECT_URL',
  'KAMPUS_URL',
  'TAG_MANAGER_ORIGIN',
  'SECURITY_CONTACT',
]
/** Names that no public server has: RFC 2606 and RFC 6761 reserve them for examples and for loopback. */
const reservedName = /\.(localhost|example)(?![\w.-])/

/** Whether one of the public origins is no `*.localhost` address. */
export function isPublicInstallation(variables: Variables): boolean {
  return listOrigins(variables).some(({ origin }) => !isLocal(origin))
}

/**
 * The settings with which a public installation must not run; a local one may use any value. Variables that a process
 * does not have are not checked.
 */
export function findUnsafeSettings(variables: Variables): UnsafeSetting[] {
  if (!isPublicInstallation(variables)) return []
  return [
    ...listOrigins(variables).flatMap(findUnsafeOrigin),
    ...developerSwitches.filter(({ name }) => !offValues.includes(variables[name] ?? '')),
    ...Object.entries(secretSettings).flatMap(([name, { format }]) =>
      holdsDemoSecret(variables[name] ?? '')
        ? [{ name, problem: 'holds a published value of .env.example', remedy: remedyFor(format) }]
        : [],
    ),
    ...ownAddresses
      .filter((name) => reservedName.test(variables[name] ?? ''))
      .map((name) => ({ name, problem: 'names a host that does not exist', remedy: 'set your own address' })),
    ...(variables['VIRUS_SIGNATURES'] === 'test' ? [testSignatures] : []),
  ]
}

/** The message with which a process refuses to start; undefined if it may start. */
export function describeUnsafeSettings(variables: Variables): string | undefined {
  const lines = findUnsafeSettings(variables).map(({ name, problem, remedy }) => `  ${name} ${problem}: ${remedy}`)
  return lines.length > 0 ? `Unsafe settings for a public installation:\n${lines.join('\n')}` : undefined
}

const testSignatures = {
  name: 'VIRUS_SIGNATURES',
  problem: 'makes the virus scanner find its test file only',
  remedy: 'install the signatures of freshclam and set it to official',
}

function listOrigins(variables: Variables): { name: string; origin: string }[] {
  return publicOrigins.flatMap((name) => (variables[name] ? [{ name, origin: variables[name] }] : []))
}

function findUnsafeOrigin({ name, origin }: { name: string; origin: string }): UnsafeSetting[] {
  if (isLocal(origin))
    return [{ name, problem: 'is a local address, unlike another origin', remedy: 'set the public address' }]
  if (!origin.startsWith('https://'))
    return [{ name, problem: 'is not encrypted', remedy: 'set an https:// address behind a TLS terminator' }]
  return []
}

/** An address that cannot be parsed counts as public, so that a typing error does not switch the check off. */
function isLocal(origin: string): boolean {
  const hostname = URL.parse(origin)?.hostname ?? ''
  return hostname === 'localhost' || hostname.endsWith('.localhost')
}

const demoSecrets = new Set(Object.values(secretSettings).map(({ demo }) => demo))

/** Compares the password of a URL and each key of a list, also with the demo values of other settings. */
function holdsDemoSecret(value: string): boolean {
  const password = URL.parse(value)?.password
  return [value, ...value.split(',').map((key) => key.trim()), ...(password ? [password] : [])].some((secret) =>
    demoSecrets.has(secret),
  )
}

function remedyFor(format: SecretFormat): string {
  return format === 'argon2id'
    ? 'set the hash of your own password, or leave it empty'
    : 'remove the line and let ./dev secrets write a fresh one'
}
