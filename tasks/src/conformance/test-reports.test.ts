import { expect, test } from 'vitest'
import { parseTestReport, readTestReports } from './test-reports.ts'

test('names each test by its file from the root of the checkout', () => {
  const assertion = { ancestorTitles: ['tiles'], fullName: 'tiles are drawn', title: 'are drawn', status: 'passed' }
  const report = { testResults: [{ name: '/checkout/a/b.test.ts', startTime: 5, assertionResults: [assertion] }] }
  expect(parseTestReport(JSON.stringify(report), '/checkout')).toEqual([
    { file: 'a/b.test.ts', title: 'are drawn', fullName: 'tiles are drawn', status: 'passed', startedAt: 5 },
  ])
})

test('finds no runs where no report was ever written', async () => {
  expect(await readTestReports('/nowhere/at/all', '/nowhere')).toEqual([])
})
