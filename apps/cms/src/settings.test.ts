import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { expect, test } from 'vitest'
import { readSeedSettings, readSettings } from './settings.ts'

const example = parseEnv(readFileSync(join(import.meta.dirname, '../../../.env.example'), 'utf8'))

test('the example environment is valid unchanged', () => {
  expect(readSettings(example)).toMatchObject({ origin: 'http://cms.norlitz.localhost:8082', mediaBucket: 'media' })
})

test('refuses an invalid environment with a list of the invalid variables', () => {
  const wrong = { ...example, PAYLOAD_SECRET: 'short', CMS_PORT: 'eighty' }
  expect(() => readSettings(wrong)).toThrow(/PAYLOAD_SECRET[^]*CMS_PORT|CMS_PORT[^]*PAYLOAD_SECRET/)
})

test('refuses the demo values of the example at a public address [S5]', () => {
  expect(() => readSettings({ ...example, EDGE_ORIGIN: 'https://www.norlitz.com' })).toThrow(
    /PAYLOAD_SECRET[^]*\.\/dev secrets/,
  )
})

test('demo content is refused at a public address', () => {
  expect(readSeedSettings(example)).toHaveProperty('mediaBucket')
  expect(() => readSeedSettings({ ...example, EDGE_ORIGIN: 'https://www.norlitz.com' })).toThrow('Demo content')
})
