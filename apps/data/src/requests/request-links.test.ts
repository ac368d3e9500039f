import { randomUUIDv7 } from 'node:crypto'
import { expect, test } from 'vitest'
import { createRequestLinks } from './request-links.ts'

const links = createRequestLinks(['a key of our own, long enough'])
const id = randomUUIDv7()

test('decodes a token to its request id', () => {
  expect(links.readToken(links.toToken(id))).toBe(id)
})

test('rejects a token of another key, a changed one and an invented one', () => {
  expect(createRequestLinks(['another key, long enough too']).readToken(links.toToken(id))).toBeUndefined()
  const token = links.toToken(id)
  for (let at = 0; at < token.length; at++) {
    const changed = `${token.slice(0, at)}${token[at] === 'A' ? 'B' : 'A'}${token.slice(at + 1)}`
    expect(links.readToken(changed)).toBeUndefined()
  }
  for (const text of ['', 'x', token.slice(1), `${token}A`, `${token}=`, '\u0000'])
    expect(links.readToken(text)).toBeUndefined()
})
