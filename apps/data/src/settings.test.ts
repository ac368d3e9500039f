import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { expect, test } from 'vitest'
import { readSettings } from './settings.ts'

const example = parseEnv(readFileSync(new URL('../../../.env.example', import.meta.url), 'utf8'))

test('the example environment starts the service unchanged', () => {
  expect(readSettings(example)).toMatchObject({ DATA_PORT: 17100, GRAPHQL_INTROSPECTION: false })
})

test('names every wrong setting at once', () => {
  const wrong = { ...example, DATA_PORT: 'none', REDIS_URL: undefined }
  expect(() => readSettings(wrong)).toThrow(/DATA_PORT[\s\S]*REDIS_URL|REDIS_URL[\s\S]*DATA_PORT/)
})

test('an empty optional setting is no setting', () => {
  expect(readSettings({ ...example, OTLP_TRACES_URL: '' }).OTLP_TRACES_URL).toBeUndefined()
})
