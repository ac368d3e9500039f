import { expect, test } from 'vitest'
import { createDownloadLinks } from './download-links.ts'

const links = createDownloadLinks(['a-key-for-tests-0123'])
const id = '0190d2c1-7a5b-7c3d-8e9f-0123456789ab'
const now = new Date('2026-11-15T12:00:00Z')
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000)

test('a link resolves to its release for 15 minutes', () => {
  const token = links.toToken(id, now)
  expect([links.readToken(token, now), links.readToken(token, later(14))]).toEqual([id, id])
  expect(links.readToken(token, later(16))).toBeUndefined()
})

test('rejects a link of another key and a changed one', () => {
  const token = links.toToken(id, now)
  expect(createDownloadLinks(['another-key-0123456']).readToken(token, now)).toBeUndefined()
  for (let index = 0; index < token.length; index += 7) {
    const character = token[index] === 'A' ? 'B' : 'A'
    expect(links.readToken(`${token.slice(0, index)}${character}${token.slice(index + 1)}`, now)).toBeUndefined()
  }
  expect(links.readToken('', now)).toBeUndefined()
})
