import { describe, expect, test } from 'vitest'
import { failedFiles, mergeReports, parseReport, type Report } from './report.ts'
import { failuresOf, slowestFiles, unstableFiles } from './summary.ts'

function aReport(files: Record<string, [status: string, seconds: number]>): Report {
  return parseReport(
    JSON.stringify({
      success: Object.values(files).every(([status]) => status === 'passed'),
      numPassedTests: 0,
      testResults: Object.entries(files).map(([name, [status, seconds]]) => ({
        name: `/checkout/journeys/${name}.journey.ts`,
        status,
        startTime: 0,
        endTime: seconds * 1000,
        assertionResults: [
          { fullName: `${name} works`, status, failureMessages: status === 'failed' ? [`${name} broke`] : [] },
        ],
      })),
    }),
  )
}

const first = aReport({ tickets: ['failed', 3], parts: ['passed', 9], search: ['failed', 1] })

describe('a failed file that passes when retried', () => {
  const second = aReport({ tickets: ['passed', 2], search: ['failed', 1] })

  test('counts as passed', () => {
    const merged = mergeReports(first, second)
    expect(failedFiles(merged).map(({ name }) => name)).toEqual(['/checkout/journeys/search.journey.ts'])
    expect(merged).toMatchObject({ success: false, numTotalTests: 3, numPassedTests: 2, numFailedTests: 1 })
  })

  test('is listed as unstable with its first failures', () => {
    const [listed, ...others] = unstableFiles(first, second, '/checkout')
    expect(listed).toContain('journeys/tickets.journey.ts')
    expect(listed).toContain('tickets broke')
    expect(others).toEqual([])
  })
})

describe('two tests that each fail in one of the two runs', () => {
  const aRun = (failed: 'opens' | 'closes'): Report => {
    const report = aReport({ tickets: ['failed', 1] })
    const tests = ['opens', 'closes'].map((name) => ({
      fullName: name,
      status: name === failed ? 'failed' : 'passed',
      failureMessages: name === failed ? [`${name} broke`] : [],
    }))
    return { ...report, testResults: report.testResults.map((file) => ({ ...file, assertionResults: tests })) }
  }

  test('count as passed', () => {
    expect(mergeReports(aRun('opens'), aRun('closes'))).toMatchObject({ success: true, numPassedTests: 2 })
    expect(mergeReports(aRun('opens'), aRun('opens'))).toMatchObject({ success: false, numFailedTests: 1 })
  })

  test('are listed as unstable with the failures of both runs', () => {
    const [listed] = unstableFiles(aRun('opens'), aRun('closes'), '/checkout')
    expect(listed).toContain('opens broke')
    expect(listed).toContain('closes broke')
  })
})

test('a file whose setup fails when retried counts as failed', () => {
  const failed = aReport({ tickets: ['failed', 1] })
  const notRun = { ...failed, testResults: failed.testResults.map((file) => ({ ...file, assertionResults: [] })) }
  expect(mergeReports(failed, notRun).success).toBe(false)
})

test('a file that was not retried is not listed as unstable', () => {
  expect(unstableFiles(first, aReport({}), '/checkout')).toEqual([])
})

test('a file that did not load is reported with the reason', () => {
  const [file] = aReport({ tickets: ['failed', 0] }).testResults
  if (!file) throw new Error('no file')
  expect(failuresOf({ ...file, assertionResults: [], message: 'no such module' })).toBe('no such module')
})

test('the slowest files come first', () => {
  expect(slowestFiles(first, '/checkout')[0]).toContain('9.0 s  journeys/parts.journey.ts')
})
