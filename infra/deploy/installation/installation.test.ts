import { execFileSync } from 'node:child_process'
import { createPrivateKey } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { secretSettings } from '../../../packages/domain/src/deployment/secret-settings.ts'
import { readRealmSettings } from '../../identity/realm-settings.ts'

const compose = z
  .object({
    services: z.record(
      z.string(),
      z.object({
        environment: z.record(z.string(), z.string()).default({}),
        secrets: z.array(z.string()).default([]),
        user: z.string(),
        read_only: z.boolean(),
        cap_drop: z.array(z.string()),
        security_opt: z.array(z.string()),
        mem_limit: z.string(),
        restart: z.string(),
        command: z.array(z.string()).optional(),
        ports: z.array(z.string()).default([]),
        volumes: z.array(z.string()).default([]),
        healthcheck: z.object({ test: z.array(z.string()) }).optional(),
      }),
    ),
    secrets: z.record(z.string(), z.object({ file: z.string() })),
  })
  .parse(parse(readFileSync(new URL('compose.yaml', import.meta.url), 'utf8'), { merge: true, maxAliasCount: -1 }))
const services = Object.entries(compose.services)
const script = readFileSync(new URL('../install.sh', import.meta.url), 'utf8')

/** The settings that install.sh writes to .env for the domain example.com. */
const settings = parseEnv(
  (/<<SETTINGS\n([^]*?)\nSETTINGS/.exec(script)?.[1] ?? '')
    .replace('$port', ':8443')
    .replaceAll('$domain', 'ferrule.test')
    .replaceAll(/\$(website|identity|content)/g, '$1.ferrule.test')
    .replace('$smtp', 'smtp://mail.ferrule.test')
    .replaceAll(/\$(\w+)/g, '$1'),
)

const example = parseEnv(readFileSync(new URL('../../../.env.example', import.meta.url), 'utf8'))

/** The variables of a container, with a secret that is not published in place of each file. */
function toVariables(name: string, without?: string): Record<string, string> {
  const entries = Object.entries(compose.services[name]?.environment ?? {}).flatMap(([key, value]) => {
    if (key === `${without}_FILE`) return []
    if (key.endsWith('_FILE')) return [[key.slice(0, -5), toFreshSecret(key.slice(0, -5))]]
    const filled = value.replaceAll(
      /\$\{(\w+)(:-([^}]*))?\}/g,
      (_, variable, _1, fallback) => settings[variable] ?? fallback ?? '',
    )
    return [[key, filled]]
  })
  return Object.fromEntries(entries)
}

function toFreshSecret(name: string): string {
  const { format, demo } = secretSettings[name] ?? { format: 'password', demo: '' }
  if (format === 'url') return (example[name] ?? '').replace(demo, 'a-password-of-an-installation')
  return format === 'ed25519' || format === 'p256' || format === 'openpgp'
    ? 'AAAA'.repeat(16)
    : `a-secret-of-an-installation-${name}`
}

/** The applications, and the functions with which they read their settings. */
const processes = [
  { service: 'web', module: 'apps/web/settings.server.ts', reader: 'readSettings' },
  { service: 'data', module: 'apps/data/src/settings.ts', reader: 'readSettings' },
  { service: 'worker', module: 'apps/data/src/settings.ts', reader: 'readWorkerSettings' },
  { service: 'mail-in', module: 'apps/data/src/settings.ts', reader: 'readMailInSettings' },
  { service: 'migrate-data', module: 'apps/data/src/settings.ts', reader: 'readMigrationSettings' },
  { service: 'cms', module: 'apps/cms/src/settings.ts', reader: 'readSettings' },
  { service: 'migrate-content', module: 'apps/cms/src/settings.ts', reader: 'readSettings' },
]

/** Without it a process starts, but browsers get no notifications. */
const optional = ['PUSH_SIGNING_KEY']

test('every process starts with the settings and secrets of its container, and needs each of these secrets', () => {
  const cases = processes.flatMap(({ service, module, reader }) => [
    { service, module, reader, without: undefined },
    ...(compose.services[service]?.secrets ?? [])
      .filter((secret) => !optional.includes(secret))
      .map((without) => ({ service, module, reader, without })),
  ])
  const input = cases.map(({ service, module, reader, without }) => ({
    module,
    reader,
    variables: toVariables(service, without),
  }))
  const messages = z.array(z.string().nullable()).parse(
    JSON.parse(
      execFileSync(process.execPath, ['infra/deploy/installation/read-settings.fixture.ts'], {
        input: JSON.stringify(input),
        encoding: 'utf8',
      }),
    ),
  )
  for (const [index, { service, without }] of cases.entries()) {
    if (without) expect.soft(messages[index], `${service} without ${without}`).toContain(without)
    else expect.soft(messages[index], service).toBeNull()
  }
})

test('the realm is written and reconciled with the settings of the containers, without demo people', () => {
  for (const service of ['write-realm', 'reconcile-realm'])
    expect(readRealmSettings(toVariables(service))).toMatchObject({
      demoPeople: false,
      edgeOrigin: 'https://website.ferrule.test:8443',
    })
})

test('a container has a file for each of its secrets, and no other', () => {
  for (const [name, { environment, secrets }] of services) {
    const files = Object.keys(environment).filter((variable) => variable.endsWith('_FILE'))
    expect
      .soft(files.map((variable) => environment[variable]).toSorted(), name)
      .toEqual(secrets.map((secret) => `/run/secrets/${secret}`).toSorted())
  }
  const used = new Set(services.flatMap(([, { secrets }]) => secrets))
  expect([...used].toSorted()).toEqual(Object.keys(compose.secrets).toSorted())
})

test('the installation has every secret, but the optional password of the editor area', () => {
  const expected = Object.keys(secretSettings).filter((name) => name !== 'EDITOR_PASSWORD_HASH')
  expect(Object.keys(compose.secrets).toSorted()).toEqual(expected.toSorted())
})

test.each([
  ['ed25519', 'ed25519'],
  ['p256', 'ec'],
])('the script writes keys of %s as PKCS #8, as the applications read them', (name, type) => {
  const [definition = ''] = new RegExp(`^${name}\\(\\).*$`, 'm').exec(script) ?? []
  const written = execFileSync('bash', ['-c', `${definition}\n${name}`], { encoding: 'utf8' })
  const key = createPrivateKey({ key: Buffer.from(written, 'base64'), format: 'der', type: 'pkcs8' })
  expect(key.asymmetricKeyType).toBe(type)
})

test('no container has root, a writable root, capabilities or unlimited memory', () => {
  for (const [name, service] of services) {
    expect.soft(service, name).toMatchObject({
      user: '10001:10001',
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
    })
  }
})

test('every server has a health check; jobs end and are repeated only after a failure', () => {
  const servers = services.filter(([, { restart }]) => restart === 'unless-stopped').map(([name]) => name)
  const unchecked = servers.filter((name) => !compose.services[name]?.healthcheck)
  // It serves nothing; clamd reports the age of its signatures.
  expect(unchecked).toEqual(['virus-signatures'])
  expect(services.filter(([, { restart, healthcheck }]) => restart !== 'unless-stopped' && healthcheck)).toEqual([])
})

test('only TLS, its redirection and the replies by mail are published', () => {
  const published = services.flatMap(([name, { ports }]) => ports.map((port) => `${name} ${port.split(':').at(-1)}`))
  expect(published).toEqual(['front 8443', 'front 8000', 'mail-in 11026'])
})
