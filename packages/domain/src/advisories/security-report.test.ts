import { expect, test } from 'vitest'
import { decideSecurityReport, type SecurityReportInput, securityReportInput } from './security-report.ts'

const now = new Date('2026-11-18T12:00:00Z')
const report: SecurityReportInput = {
  id: '0193a000-0000-7000-8000-000000000001',
  version: 0,
  kind: 'exploited-vulnerability',
  title: 'Remote access without a password',
  body: 'Seen at two customers.',
  awareAt: '2026-11-18T09:30:00.000Z',
  fixedAt: null,
  advisory: null,
}
const saved = { ...report, version: 1 }
const fixed = { ...report, version: 1, fixedAt: '2026-11-18T11:00:00.000Z' }

test.each([
  ['a new record', undefined, report, { ok: true, value: 'add' }],
  ['a record that is unknown', undefined, saved, { ok: false, reason: 'report-unknown' }],
  ['the same record again', saved, report, { ok: true, value: 'none' }],
  ['a change', saved, fixed, { ok: true, value: 'change' }],
  ['the change of an older version', { ...saved, version: 2 }, fixed, { ok: false, reason: 'changed-meanwhile' }],
  [
    'a fix in the future',
    saved,
    { ...fixed, fixedAt: '2026-11-18T12:00:01.000Z' },
    { ok: false, reason: 'time-in-future' },
  ],
  [
    'awareness in the future',
    undefined,
    { ...report, awareAt: '2026-11-19T00:00:00.000Z' },
    { ok: false, reason: 'time-in-future' },
  ],
] as const)('%s', (_, known, input, expected) => {
  expect(decideSecurityReport(known, input, now)).toEqual(expected)
})

test.each([
  [{ title: ' ' }, 'title'],
  [{ title: 'Two\nlines' }, 'title'],
  [{ kind: 'rumour' }, 'kind'],
  [{ awareAt: '18.11.2026' }, 'awareAt'],
  [{ body: '' }, 'body'],
])('%j is refused', (change, field) => {
  const parsed = securityReportInput.safeParse({ ...report, ...change })
  expect(parsed.error?.issues.map(({ path }) => path[0])).toEqual([field])
})
