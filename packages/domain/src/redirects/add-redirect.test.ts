import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parsePagePath } from '../pages/page-path.ts'
import { addRedirect } from './add-redirect.ts'
import { type Redirect, toRedirectKeys, toRedirectTable } from './redirect-table.ts'

const redirect = (written: string): Redirect => {
  const [previousUrl = '', target = ''] = written.split(' > ')
  return { previousUrl, target }
}
const outcomeOf = (others: string[], added: string) => {
  const result = addRedirect(others.map(redirect), redirect(added))
  return result.ok ? 'ok' : result.reason
}

test.each<[string, string[], string]>([
  ['/a > /b', [], 'ok'],
  ['/a > /b', ['/b > /c', '/d > /a'], 'ok'],
  ['/a > /de/a', [], 'ok'],
  ['/de/a > /b', ['/a > /c'], 'ok'],
  ['/a > https://example.com', [], 'not-a-path'],
  ['/a > //example.com', [], 'not-a-path'],
  ['a > /b', [], 'not-a-path'],
  ['/a?x=1 > /b', [], 'previous-url-with-query'],
  ['/a > /b', ['/a > /c'], 'duplicate'],
  ['/a/ > /b', ['/a > /c'], 'duplicate'],
  ['/a > /a', [], 'loop'],
  ['/a > /a?x=1', [], 'loop'],
  ['/a > /b', ['/b > /a'], 'loop'],
  ['/a > /b', ['/b > /c', '/c > /a'], 'loop'],
  ['/a > /b', ['/de/b > /a'], 'loop'],
  ['/de/a > /b', ['/b > /a'], 'loop'],
])('%s beside %j: %s', (added, others, expected) => {
  expect(outcomeOf(others, added)).toBe(expected)
})

test('an existing invalid redirect does not block a valid one', () => {
  expect(outcomeOf(['/x > https://example.com'], '/a > /b')).toBe('ok')
})

test('following redirects always ends, in whatever order they were added', () => {
  const path = fc
    .tuple(fc.constantFrom('', '/de', '/en'), fc.constantFrom('/a', '/b', '/c', '/d'))
    .map(([locale, page]) => `${locale}${page}`)
  const redirects = fc.array(fc.record({ previousUrl: path, target: path }), { maxLength: 12 })
  fc.assert(
    fc.property(redirects, path, (candidates, start) => {
      const added: Redirect[] = []
      for (const candidate of candidates) if (addRedirect(added, candidate).ok) added.push(candidate)
      expect(follow(added, start)).toBeLessThanOrEqual(maxMoves(added))
    }),
    { numRuns: 2000 },
  )
})

/** A redirect for every locale can be followed once in each of the two locales and once without; more is a loop. */
function maxMoves(redirects: Redirect[]): number {
  return redirects.length * 3
}

/** Counts the redirects from `start`. */
function follow(redirects: Redirect[], start: string): number {
  const { table } = toRedirectTable(redirects)
  let path = parsePagePath(start)
  for (let moves = 0; moves <= maxMoves(redirects) + 1; moves += 1) {
    const goal = toRedirectKeys(path)
      .map((key) => table.get(key))
      .find((found) => found !== undefined)
    const next = goal && { ...goal.path, locale: goal.path.locale ?? path.locale }
    if (!next || JSON.stringify(next) === JSON.stringify(path)) return moves
    path = next
  }
  return Number.POSITIVE_INFINITY
}
