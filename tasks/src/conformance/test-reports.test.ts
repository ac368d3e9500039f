import { expect, test } from 'vitest'
import { parseTestReport, runOf } from './test-reports.ts'

test('gives the file of each test relative to the root of the checkout', () => {
  const assertion = { ancestorTitles: ['tiles'], fullName: 'tiles are drawn', title: 'are drawn', status: 'passed' }
  const report = { testResults: [{ name: '/checkout/a/b.test.ts', startTime: 5, assertionResults: [assertion] }] }
  expect(parseTestReport(JSON.stringify(report), '/checkout')).toEqual([
    { file: 'a/b.test.ts', title: 'are drawn', fullName: 'tiles are drawn', status: 'passed' },
  ])
})

test.each([
  ['packages/domain/src/tiles.test.ts', 'unit'],
  ['apps/data/src/tickets/ticket-store.test.ts', 'unit'],
  ['apps/data/src/tickets/ticket.store.test.ts', 'journeys'],
  ['journeys/portal/tiles.journey.ts', 'journeys'],
])('%s belongs to the %s report', (file, run) => {
  expect(runOf(file)).toBe(run)
})
