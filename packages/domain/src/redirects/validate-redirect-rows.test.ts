import process from 'node:process'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addRedirect } from './add-redirect.ts'
import type { Redirect } from './redirect-table.ts'
import { type ImportSite, validateRedirectRows } from './validate-redirect-rows.ts'

const main: ImportSite = {
  slug: '',
  isAllowed: true,
  redirects: [
    { previousUrl: '/old', target: '/about' },
    { previousUrl: '/gone', target: '/vanished' },
    { previousUrl: '/de/back', target: '/forth' },
  ],
  pagePaths: new Set(['about', 'company/history', 'forth']),
}
const sites: ImportSite[] = [main, { ...main, slug: 'komax', isAllowed: false }]

const toRows = (rows: Readonly<Record<string, string>>[]) => rows.map((cells, index) => ({ line: index + 2, cells }))
const row = (written: string) => {
  const [site = '', previousUrl = '', target = ''] = written.split(' > ')
  return { site, previousUrl, target }
}
const verdictsOf = (rows: string[]) =>
  validateRedirectRows(toRows(rows.map(row)), sites).map(({ outcome, reason }) => reason ?? outcome)

test.each([
  ['main > /new > /about', 'created'],
  [' > /new > /de/company/history?a=1#top', 'created'],
  ['MAIN > /DE/New/ > /about', 'created'],
  ['main > /new > /products/axion-56', 'created'],
  ['main > /new > /', 'created'],
  ['main > /new > /old', 'created'],
  ['main > /old > /forth', 'changed'],
  ['main > /old > /about', 'unchanged'],
  ['main > /gone > /vanished', 'unchanged'],
  ['main > /gone > /nowhere', 'target-missing'],
  ['main > new > /about', 'malformed'],
  ['main > /new?x=1 > /about', 'malformed'],
  ['main > /new > https://evil.example/about', 'malformed'],
  ['main > /new > //evil.example/about', 'malformed'],
  ['main > /new > ', 'malformed'],
  ['main >  > /about', 'malformed'],
  [`main > /${'x'.repeat(500)} > /about`, 'too-long'],
  ['elsewhere > /new > /about', 'unknown-site'],
  ['komax > /new > /about', 'other-site'],
  ['main > /about > /about', 'loop'],
  ['main > /forth > /back', 'loop'],
  ['main > /forth > /de/back', 'loop'],
])('the row %j is %s', (written, expected) => {
  expect(verdictsOf([written])).toEqual([expected])
})

test('rows are checked against the accepted rows before them', () => {
  expect(verdictsOf(['main > /a > /b', 'main > /b > /a', 'main > /b > /about', 'main > /A/ > /about'])).toEqual([
    'created',
    'loop',
    'duplicate',
    'created',
  ])
  expect(verdictsOf(['main > /a > /about', 'main > /a/ > /forth'])).toEqual(['created', 'duplicate'])
})

test('formulas of an exported cell are unescaped', () => {
  const [verdict] = validateRedirectRows(toRows([{ site: 'main', previousUrl: "/a;'=b", target: '/about' }]), sites)
  expect(verdict).toMatchObject({ line: 2, previousUrl: '/a;=b', outcome: 'created' })
})

test('accepts the same redirects as saving them one by one', () => {
  const path = fc.constantFrom('/a', '/b', '/c', '/de/a', '/de/b', '/de-ch/c')
  const rows = fc.uniqueArray(fc.record({ previousUrl: path, target: path }), {
    selector: ({ previousUrl }) => previousUrl,
  })
  fc.assert(
    fc.property(rows, (written) => {
      const saved: Redirect[] = []
      for (const one of written) if (addRedirect(saved, one).ok) saved.push(one)
      const pagePaths = new Set(['a', 'b', 'c'])
      const verdicts = validateRedirectRows(toRows(written), [{ ...main, redirects: [], pagePaths }])
      const accepted = verdicts.filter(({ outcome }) => outcome === 'created')
      expect(accepted.map(({ previousUrl }) => previousUrl)).toEqual(saved.map(({ previousUrl }) => previousUrl))
    }),
    { numRuns: 1000 },
  )
})

test('20,000 rows are checked in seconds, also as one chain', () => {
  const rows = Array.from({ length: 20_000 }, (_, index) => ({ previousUrl: `/c-${index}`, target: `/c-${index + 1}` }))
  const started = process.threadCpuUsage()
  const verdicts = validateRedirectRows(toRows(rows), [{ ...main, pagePaths: new Set(['c-20000']) }])
  expect(process.threadCpuUsage(started).user).toBeLessThan(20_000_000)
  expect(verdicts.filter(({ outcome }) => outcome === 'created').length).toBeGreaterThan(19_000)
})
