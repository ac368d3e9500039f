import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { withSecretFiles } from './secret-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'secrets-'))
const file = join(folder, 'redis-url')
writeFileSync(file, 'redis://:secret@redis\n')
afterAll(() => rmSync(folder, { recursive: true }))

test('reads a secret from its file, without the line break at the end', () => {
  const variables = withSecretFiles({ REDIS_URL_FILE: file, WEB_PORT: '1' })
  expect(variables).toEqual({ REDIS_URL: 'redis://:secret@redis', REDIS_URL_FILE: file, WEB_PORT: '1' })
})

test('reads files of secrets only', () => {
  expect(withSecretFiles({ WEB_PORT_FILE: file })['WEB_PORT']).toBeUndefined()
})

test('refuses a secret that is set twice', () => {
  expect(() => withSecretFiles({ REDIS_URL: 'redis://other', REDIS_URL_FILE: file })).toThrow('both set')
})

test('names the setting of a missing file', () => {
  expect(() => withSecretFiles({ REDIS_URL_FILE: join(folder, 'missing') })).toThrow('REDIS_URL_FILE cannot be read')
})
