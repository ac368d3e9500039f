import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { expect, test } from 'vitest'
import { secretSettings } from '@ferrule/domain/deployment/secret-settings'
import { readMailInSettings, readSeedSettings, readSettings, readWorkerSettings } from './settings.ts'

const example = parseEnv(readFileSync(new URL('../../../.env.example', import.meta.url), 'utf8'))

test('accepts the example environment unchanged', () => {
  expect(readSettings(example)).toMatchObject({ DATA_PORT: 17100, GRAPHQL_INTROSPECTION: false })
})

test('reports every invalid setting at once', () => {
  const wrong = { ...example, DATA_PORT: 'none', REDIS_URL: undefined }
  expect(() => readSettings(wrong)).toThrow(/DATA_PORT[\s\S]*REDIS_URL|REDIS_URL[\s\S]*DATA_PORT/)
})

test('treats an empty optional setting as missing', () => {
  expect(readSettings({ ...example, OTLP_TRACES_URL: '' }).OTLP_TRACES_URL).toBeUndefined()
})

test('refuses the demo values of the example at a public address [S5]', () => {
  expect(() => readSettings({ ...example, EDGE_ORIGIN: 'https://www.norlitz.com' })).toThrow(
    /DATA_DATABASE_URL[^]*\.\/dev secrets/,
  )
})

test('demo data is refused at a public address', () => {
  expect(readSeedSettings(example)).toHaveProperty('S3_CONTENT_ACCESS_KEY')
  expect(() => readSeedSettings({ ...example, EDGE_ORIGIN: 'https://www.norlitz.com' })).toThrow('Demo data')
})

test('a service does not hold the address of the owner of a database or of the object store [S6]', () => {
  const ofOthers = [
    'CONTENT_DATABASE_URL',
    'DATA_MIGRATION_DATABASE_URL',
    'S3_ROOT_SECRET_KEY',
    'S3_CONTENT_SECRET_KEY',
  ]
  for (const name of ofOthers) expect(readSettings(example)).not.toHaveProperty(name)
})

test('the process that parses mails holds only the secrets of a reply to a ticket [S6]', () => {
  const secretsOf = (settings: object) => Object.keys(settings).filter((name) => name in secretSettings)
  expect(secretsOf(readMailInSettings(example)).toSorted()).toEqual([
    'DATA_DATABASE_URL',
    'IDENTITY_DATA_KEY',
    'REPLY_ADDRESS_KEYS',
    'S3_DATA_ACCESS_KEY',
    'S3_DATA_SECRET_KEY',
  ])
  expect(secretsOf(readWorkerSettings(example))).not.toContain('SOFTWARE_SIGNING_KEY')
})

test('accepts one or two keys for a kind of link, each long enough [S7]', () => {
  const [old, fresh] = ['an-old-key-of-ours', 'a-fresh-key-of-ours']
  const read = (FILE_LINK_KEYS: string) => readSettings({ ...example, FILE_LINK_KEYS }).FILE_LINK_KEYS
  expect(read(old)).toEqual([old])
  expect(read(`${fresh},${old}`)).toEqual([fresh, old])
  for (const wrong of ['', 'short', `${fresh},`, `${fresh},short`, `${fresh},${old},${old}`])
    expect(() => read(wrong)).toThrow('FILE_LINK_KEYS')
})
