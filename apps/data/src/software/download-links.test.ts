import { expect, test } from 'vitest'
import { createDownloadLinks } from './download-links.ts'

const links = createDownloadLinks('a-key-for-tests-0123')
const id = '0190d2c1-7a5b-7c3d-8e9f-0123456789ab'
const now = new Date('2026-11-15T12:00:00Z')
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000)

test('a link leads to its release for a quarter of an hour', () => {
  const token = links.toToken(id, now)
  expect([links.readToken(token, now), links.readToken(token, later(14))]).toEqual([id, id])
  expect(links.readToken(token, later(16))).toBeUndefined()
})

test('a link of somebody else’s key, and one that was bent, lead nowhere', () => {
  const token = links.toToken(id, now)
  expect(createDownloadLinks('another-key-0123456').readToken(token, now)).toBeUndefined()
  for (let place = 0; place < token.length; place += 7) {
    const sign = token[place] === 'A' ? 'B' : 'A'
    expect(links.readToken(`${token.slice(0, place)}${sign}${token.slice(place + 1)}`, now)).toBeUndefined()
  }
  expect(links.readToken('', now)).toBeUndefined()
})
