import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { describe, expect, test } from 'vitest'
import { secretSettings } from './secret-settings.ts'
import { describeUnsafeSettings, findUnsafeSettings } from './unsafe-settings.ts'

const example = parseEnv(readFileSync(new URL('../../../../.env.example', import.meta.url), 'utf8'))

/** The example with the changes that the deployment guide asks for. */
const safe: Record<string, string | undefined> = Object.fromEntries(
  Object.entries(example).map(([name, value = '']) => [name, toSafe(name, value)]),
)

function toSafe(name: string, value: string): string {
  const demo = secretSettings[name]?.demo
  if (demo) return value.replace(demo, `fresh-${name.toLowerCase()}`)
  if (name === 'VIRUS_SIGNATURES') return 'official'
  if (name === 'COMPANY_SIGN_IN_TRUSTED_NETWORKS') return ''
  if (value === 'on') return 'off'
  return value
    .replace(/^http:\/\/(\w+)\.norlitz\.localhost:\d+/, 'https://$1.norlitz.com')
    .replace(/norlitz\.(localhost|example)/, 'norlitz.com')
}

describe('a public installation', () => {
  test('starts with settings of its own [S5]', () => {
    expect(describeUnsafeSettings(safe)).toBeUndefined()
  })

  const unsafe: [name: string, value: string, remedy: string][] = [
    ['EDGE_ORIGIN', 'http://www.norlitz.com', 'https'],
    ['IDENTITY_ISSUER', 'http://id.norlitz.com/realms/alpha', 'https'],
    ['CMS_ORIGIN', 'http://cms.norlitz.localhost:8082', 'public address'],
    ['EDGE_ORIGIN', 'www.norlitz.com', 'https'],
    ['NEXT_RELEASE', 'on', 'off'],
    ['STYLE_GUIDE', 'on', 'off'],
    ['DEBUG_LEVEL', 'on', 'off'],
    ['DEMO_PEOPLE', 'on', 'off'],
    ['DEMO_PEOPLE', 'yes', 'off'],
    ['COMPANY_SIGN_IN_TRUSTED_NETWORKS', '127.0.0.0/8', 'empty'],
    ['GRAPHQL_AD_HOC', 'true', 'false'],
    ['GRAPHQL_INTROSPECTION', 'true', 'false'],
    ['VIRUS_SIGNATURES', 'test', 'freshclam'],
    ['POSTGRES_OWNER_PASSWORD', 'owner-local', './dev secrets'],
    ['DATA_DATABASE_URL', 'postgres://data:data-local@db.internal:5432/data', './dev secrets'],
    ['REDIS_URL', 'rediss://:redis-local@cache.internal:6379', './dev secrets'],
    ['REQUEST_LINK_KEYS', 'a-fresh-key-of-ours,request-link-local-change-me', './dev secrets'],
    ['PAYLOAD_SECRET', 'content-service-local-key-change-me', './dev secrets'],
    ['EDITOR_PASSWORD_HASH', secretSettings['EDITOR_PASSWORD_HASH']?.demo ?? '', 'your own password'],
    ['MAIL_FROM', 'Norlitz <portal@norlitz.localhost>', 'your own address'],
    ['SECURITY_CONTACT', 'mailto:security@norlitz.example', 'your own address'],
  ]
  test.each(unsafe)('refuses %s=%s, and names the setting and the remedy [S5]', (name, value, remedy) => {
    const found = findUnsafeSettings({ ...safe, [name]: value })
    expect(found.map((setting) => setting.name)).toEqual([name])
    expect(found[0]?.remedy).toContain(remedy)
    expect(describeUnsafeSettings({ ...safe, [name]: value })).toContain(name)
  })

  test('refuses every secret of the example [S5]', () => {
    const names = findUnsafeSettings({ ...example, EDGE_ORIGIN: 'https://www.norlitz.com' }).map(({ name }) => name)
    for (const name of Object.keys(secretSettings)) expect(names).toContain(name)
  })

  test('lists all refused settings at once', () => {
    const described = describeUnsafeSettings({ ...safe, NEXT_RELEASE: 'on', STYLE_GUIDE: 'on' })
    expect(described).toMatch(/NEXT_RELEASE[^]*STYLE_GUIDE/)
  })
})

test('a local installation may use every value of the example', () => {
  expect(findUnsafeSettings(example)).toEqual([])
})

test('a host that only looks local is public', () => {
  const names = ['http://localhost.norlitz.com', 'http://norlitz-localhost.com', 'http://127.0.0.1:8080']
  for (const EDGE_ORIGIN of names) expect(findUnsafeSettings({ EDGE_ORIGIN })).toHaveLength(1)
})

describe('the list of secrets', () => {
  test('has the values of the example', () => {
    for (const [name, { format, demo }] of Object.entries(secretSettings)) {
      const value = example[name] ?? ''
      expect(format === 'url' ? new URL(value).password : value, name).toBe(demo)
    }
  })

  test('has every setting of the example that looks like a secret', () => {
    const looksSecret = ([name, value = '']: [string, string | undefined]) =>
      value !== '' && (/(PASSWORD|SECRET|KEYS?|HASH)$/.test(name) || /:\/\/[^/]*:[^/]+@/.test(value))
    const names = Object.entries(example)
      .filter(looksSecret)
      .map(([name]) => name)
    expect(names.filter((name) => !(name in secretSettings))).toEqual([])
  })
})

test('every address of the example that does not exist is refused', () => {
  const reserved = Object.entries(example).filter(([, value]) => /\.(localhost|example)\b/.test(value ?? ''))
  const names = findUnsafeSettings({ ...example, EDGE_ORIGIN: 'https://www.norlitz.com' }).map(({ name }) => name)
  const unchecked = reserved.map(([name]) => name).filter((name) => name !== 'EDGE_ORIGIN' && !names.includes(name))
  expect(unchecked).toEqual([])
})
