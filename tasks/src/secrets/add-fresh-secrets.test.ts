import { createPrivateKey } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { expect, test } from 'vitest'
import { secretSettings } from '../../../packages/domain/src/deployment/secret-settings.ts'
import { findUnsafeSettings } from '../../../packages/domain/src/deployment/unsafe-settings.ts'
import { addFreshSecrets } from './add-fresh-secrets.ts'
import { createSecret } from './create-secret.ts'

const example = readFileSync(new URL('../../../.env.example', import.meta.url), 'utf8')
const create = (format: Parameters<typeof createSecret>[0]) => createSecret(format, 'a password for tests')
const names = Object.keys(secretSettings)

test('writes a copy of the example in which no secret is published [S5]', () => {
  const { text, written } = addFreshSecrets({ example, current: undefined, create })
  const values = parseEnv(text)
  expect(written).toEqual(names)
  const unsafe = findUnsafeSettings({ ...values, EDGE_ORIGIN: 'https://www.norlitz.com' })
  expect(unsafe.map(({ name }) => name).filter((name) => names.includes(name))).toEqual([])
  expect(new Set(names.map((name) => values[name])).size).toBe(names.length)
})

test('changes nothing but the secrets', () => {
  const { text } = addFreshSecrets({ example, current: undefined, create })
  const isOther = (line: string) => !names.includes(line.split('=')[0] ?? '')
  expect(text.split('\n').filter(isOther)).toEqual(example.split('\n').filter(isOther))
})

test('writes secrets in the formats that the applications accept', () => {
  const values = parseEnv(addFreshSecrets({ example, current: undefined, create }).text)
  const url = new URL(values['DATA_DATABASE_URL'] ?? '')
  expect(url).toMatchObject({ username: 'data', host: '127.0.0.1:15432', pathname: '/data' })
  expect(url.password).toMatch(/^[\w-]{43}$/)
  const der = Buffer.from(values['SOFTWARE_SIGNING_KEY'] ?? '', 'base64')
  expect(createPrivateKey({ key: der, format: 'der', type: 'pkcs8' }).asymmetricKeyType).toBe('ed25519')
  const pushKey = Buffer.from(values['PUSH_SIGNING_KEY'] ?? '', 'base64')
  expect(createPrivateKey({ key: pushKey, format: 'der', type: 'pkcs8' }).asymmetricKeyDetails).toEqual({
    namedCurve: 'prime256v1',
  })
  const hash = Buffer.from(values['EDITOR_PASSWORD_HASH'] ?? '', 'base64url').toString()
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
})

test('never overwrites a value, and names those that are published', () => {
  const current =
    '# ours\nPAYLOAD_SECRET=our-own-secret\nBOT_CHECK_KEY=bot-check-local-change-me\nREDIS_URL=\nLOG_LEVEL=warn'
  const { text, written, unchanged, demo } = addFreshSecrets({ example, current, create })
  expect(unchanged).toEqual(['BOT_CHECK_KEY', 'PAYLOAD_SECRET'])
  expect(demo).toEqual(['BOT_CHECK_KEY'])
  expect(written).toContain('REDIS_URL')
  const values = parseEnv(text)
  expect(values).toMatchObject({
    PAYLOAD_SECRET: 'our-own-secret',
    BOT_CHECK_KEY: 'bot-check-local-change-me',
    LOG_LEVEL: 'warn',
  })
  expect(values['REDIS_URL']).toMatch(/^redis:\/\/:[\w-]{43}@127\.0\.0\.1:16379$/)
  expect(text).toMatch(/^# ours\n/)
  expect(addFreshSecrets({ example, current: text, create })).toMatchObject({ text, written: [] })
})
