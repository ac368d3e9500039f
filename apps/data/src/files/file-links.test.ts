import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { createFileLinks } from './file-links.ts'

const id = randomBytes(32).toString('base64url')
const at = (time: string, key = 'for-tests') => createFileLinks({ keys: [key], now: () => new Date(time) })
const noon = '2026-11-15T12:00:00Z'
const link = at(noon).toPath(id).replace('/api/files/', '')

test('a link resolves to its file for five minutes [F9]', () => {
  expect(at(noon).read(link)).toBe(id)
  expect(at('2026-11-15T12:05:00Z').read(link)).toBe(id)
  expect(at('2026-11-15T12:05:01Z').read(link)).toBeUndefined()
})

test('rejects a changed, truncated or foreign link [F9]', () => {
  for (const index of [0, 20, 45, 60]) {
    const other = link.charAt(index) === 'A' ? 'B' : 'A'
    expect(at(noon).read(`${link.slice(0, index)}${other}${link.slice(index + 1)}`)).toBeUndefined()
  }
  expect(at(noon).read(link.slice(0, 43))).toBeUndefined()
  expect(at(noon).read(id)).toBeUndefined()
  expect(at(noon).read('')).toBeUndefined()
  expect(at(noon, 'another-key').read(link)).toBeUndefined()
})
