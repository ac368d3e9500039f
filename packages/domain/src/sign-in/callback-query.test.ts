import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readCallbackQuery } from './callback-query.ts'

test('code and state are read from the address', () => {
  expect(readCallbackQuery('?code=a&state=b&iss=c')).toEqual({ kind: 'code', code: 'a', state: 'b' })
})

test.each([
  ['?code=a&code=b&state=s', 'code-missing'],
  ['?code[]=a&state=s', 'code-missing'],
  ['?code=&state=s', 'code-missing'],
  ['?state=s', 'code-missing'],
  ['?code=a', 'state-mismatch'],
  ['?code=a&state=s&state=t', 'state-mismatch'],
  ['', 'callback-refused'],
  ['?error=access_denied&state=s', 'callback-refused'],
  ['?error=login_required&code=a&state=s', 'callback-refused'],
])('%s is refused as %s [I8]', (search, kind) => {
  expect(readCallbackQuery(search)).toMatchObject({ kind: 'failed', failure: { kind } })
})

test('whatever stands in the address, a code is one non-empty word', () => {
  fc.assert(
    fc.property(fc.webQueryParameters(), (query) => {
      const read = readCallbackQuery(`?${query}`)
      if (read.kind === 'code') expect([read.code, read.state].every((word) => word.length > 0)).toBe(true)
    }),
  )
})
