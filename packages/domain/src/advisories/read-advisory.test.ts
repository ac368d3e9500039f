import { expect, test } from 'vitest'
import { admitAdvisory } from './admit-advisory.ts'
import { aCsaf } from './csaf.fixture.ts'
import { toCsafFileName, toCsafPath } from './csaf-file-name.ts'
import { readAdvisory } from './read-advisory.ts'
import { readMetrics, toSeverity } from './severity.ts'

test('reads what people need, the fix before the workaround', () => {
  const { products, history, ...advisory } = readAdvisory(aCsaf())
  expect(advisory).toMatchObject({
    trackingId: 'TST-2026-01',
    cves: ['CVE-2026-48213'],
    summary: ['The service port accepts withdrawn keys.', 'Keys that were withdrawn before 2025 are accepted.'],
    remediations: [
      { category: 'vendor_fix', details: 'Install control 6.4.1.' },
      { category: 'workaround', details: 'Close port 8443 until then.' },
    ],
    score: 8.8,
    severity: 'high',
  })
  expect(history).toEqual([{ date: '2026-11-12T08:00:00.000Z', summary: 'First release.' }])
  expect(products).toMatchObject([
    { productId: 'CSAFPID-1', family: 'axion', versions: 'vers:generic/<6.4.1', serials: ['56-*'], status: 'affected' },
    { productId: 'CSAFPID-2', family: 'axion', versions: '6.4.1', status: 'fixed', fixVersion: null },
  ])
  expect(products[0]?.fixVersion).toBe('6.4.1')
})

test('a product that one vulnerability affects is affected, whatever the others say', () => {
  const csaf = aCsaf(({ vulnerabilities }) => {
    vulnerabilities.push(
      structuredClone({ ...vulnerabilities[0], product_status: { known_affected: [], fixed: ['CSAFPID-1'] } }),
    )
  })
  expect(readAdvisory(csaf).products[0]?.status).toBe('affected')
})

test.each([
  ['NSA-2026-07', 'nsa-2026-07.json'],
  ['Example Company - 2019-YH3234', 'example_company_-_2019-yh3234.json'],
  ['RHBA-2019:0024', 'rhba-2019_0024.json'],
  ['A+B ((C))', 'a+b_c_.json'],
])('the file of %s is %s', (id, name) => {
  expect(toCsafFileName(id)).toBe(name)
})

test('a document is in the folder of the year of its first release, in UTC', () => {
  expect(toCsafPath({ trackingId: 'X-1', initialReleaseDate: '2026-12-31T23:30:00-01:00' })).toBe('white/2027/x-1.json')
})

test.each([
  [null, 'none'],
  [3.9, 'low'],
  [4, 'medium'],
  [6.9, 'medium'],
  [7, 'high'],
  [9, 'critical'],
])('a score of %s is %s', (score, severity) => {
  expect(toSeverity(score)).toBe(severity)
})

test('reads the metrics of a vector, and leaves unknown values out', () => {
  expect(readMetrics('CVSS:3.1/AV:A/AC:L/PR:X/UI:N/S:U/C:H')).toEqual([
    { metric: 'AV', value: 'A' },
    { metric: 'UI', value: 'N' },
    { metric: 'C', value: 'H' },
  ])
})

const facts = {
  namespace: 'https://www.norlitz.example',
  faults: 0,
  sha256: 'new',
  existing: undefined,
  publishedVersion: undefined,
}

test.each([
  ['a valid release', {}, undefined, 'new'],
  ['the same file again', { existing: { sha256: 'new', status: 'final' } }, undefined, 'unchanged'],
  [
    'another file for a released version',
    { existing: { sha256: 'old', status: 'final' } },
    undefined,
    'version-exists',
  ],
  ['a release that replaces its draft', { existing: { sha256: 'old', status: 'draft' } }, undefined, 'new'],
  ['a release with faults', { faults: 1 }, undefined, 'invalid'],
  ['a release after a newer one', { publishedVersion: '2' }, undefined, 'older-version'],
  ['a release of another publisher', { namespace: 'https://other.example' }, undefined, 'other-publisher'],
  ['a document that is not public', {}, 'AMBER', 'not-white'],
] as const)('%s: %j', (_, change, label, expected) => {
  const csaf = aCsaf(({ document }) => {
    if (label) document.distribution.tlp.label = label
  })
  const result = admitAdvisory(csaf, { ...facts, ...change })
  expect(result.ok ? result.value : result.reason).toBe(expected)
})

test('a draft may have faults; a release with an unreadable range is refused', () => {
  const draft = aCsaf(({ document }) => {
    document.tracking.status = 'draft'
  })
  expect(admitAdvisory(draft, { ...facts, faults: 3 })).toEqual({ ok: true, value: 'new' })
  const unreadable = aCsaf(({ product_tree: tree }) => {
    const [range] = tree.branches[0].branches[0].branches[0].branches
    range.name = 'all versions before spring'
  })
  expect(admitAdvisory(unreadable, facts)).toEqual({ ok: false, reason: 'range-unreadable' })
})
