import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { expect, test } from 'vitest'
import { readSettings } from './settings.server.ts'

const example = parseEnv(readFileSync(new URL('../../.env.example', import.meta.url), 'utf8'))

test('the example environment starts the website unchanged', () => {
  expect(readSettings(example)).toMatchObject({ WEB_PORT: 17080, IDENTITY_CLIENT_ID: 'kmx_uapp_login' })
})

test('the style guide is off unless it is switched on', () => {
  expect(readSettings({ ...example, STYLE_GUIDE: undefined }).STYLE_GUIDE).toBe(false)
  expect(readSettings({ ...example, STYLE_GUIDE: 'on' }).STYLE_GUIDE).toBe(true)
})

test('names every wrong setting at once', () => {
  const wrong = { ...example, WEB_PORT: 'none', REDIS_URL: undefined }
  expect(() => readSettings(wrong)).toThrow(/WEB_PORT[\s\S]*REDIS_URL|REDIS_URL[\s\S]*WEB_PORT/)
})

test('a missing client id is named in the words of the specification', () => {
  expect(() => readSettings({ ...example, IDENTITY_CLIENT_ID: '' })).toThrow('Client ID is required')
})
