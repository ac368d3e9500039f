import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readCallbackQuery } from './callback-query.ts'

test('reads code and state from the query string', () => {
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

test('a code is never empty, for any query string', () => {
  const name = fc.constantFrom('code', 'state', 'error', 'iss')
  const parameter = fc.tuple(name, fc.webQueryParameters()).map((pair) => pair.join('='))
  const parameters = fc.array(parameter, { maxLength: 4 }).map((all) => all.join('&'))
  fc.assert(
    fc.property(parameters, (query) => {
      const read = readCallbackQuery(`?${query}`)
      const accepted = read.kind === 'failed' ? [] : [[query.includes('code='), read.code !== '', read.state !== '']]
      expect(accepted.flat()).not.toContain(false)
    }),
  )
})
