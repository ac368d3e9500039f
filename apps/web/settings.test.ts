import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { expect, test } from 'vitest'
import { readSettings } from './settings.server.ts'

const example = parseEnv(readFileSync(new URL('../../.env.example', import.meta.url), 'utf8'))

test('the example environment starts the website unchanged', () => {
  expect(readSettings(example)).toMatchObject({ WEB_PORT: 17080, IDENTITY_CLIENT_ID: 'kmx_uapp_login' })
})

test('the style guide is off by default', () => {
  expect(readSettings({ ...example, STYLE_GUIDE: undefined }).STYLE_GUIDE).toBe(false)
  expect(readSettings({ ...example, STYLE_GUIDE: 'on' }).STYLE_GUIDE).toBe(true)
})

test('lists all invalid settings', () => {
  const invalid = { ...example, WEB_PORT: 'none', REDIS_URL: undefined }
  expect(() => readSettings(invalid)).toThrow(/WEB_PORT[\s\S]*REDIS_URL|REDIS_URL[\s\S]*WEB_PORT/)
})

test('a missing client id has the error message of the specification', () => {
  expect(() => readSettings({ ...example, IDENTITY_CLIENT_ID: '' })).toThrow('Client ID is required')
})

test('refuses the demo values of the example at a public address [S5]', () => {
  expect(() => readSettings({ ...example, EDGE_ORIGIN: 'https://www.norlitz.com' })).toThrow(
    /PAGE_UNLOCK_KEYS[^]*\.\/dev secrets/,
  )
})
