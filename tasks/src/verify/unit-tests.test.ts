import { expect, test } from 'vitest'
import { formatFailures } from './unit-tests.ts'

const file = { name: '/checkout/a/tiles.test.ts', status: 'failed', startTime: 0, endTime: 1 }

const trace =
  'expected 1 to be 2\n    at /checkout/a/tiles.test.ts:3:1\n    at run (file:///checkout/node_modules/x.js:1:1)'

test('prints a failed test with its error and the command to rerun it', () => {
  const assertionResults = [
    { fullName: 'tiles render', status: 'passed' },
    { fullName: 'tiles open (twice) [S1-001]', status: 'failed', failureMessages: [trace] },
  ]
  const report = { success: false, testResults: [{ ...file, assertionResults }] }
  expect(formatFailures(report, '/checkout')).toBe(`a/tiles.test.ts
tiles open (twice) [S1-001]
  expected 1 to be 2
      at /checkout/a/tiles.test.ts:3:1
rerun: ./dev exec pnpm exec vitest run a/tiles.test.ts -t '^tiles open \\(twice\\) \\[S1-001\\]$'
`)
})

test('prints a file that did not load with its error', () => {
  const report = { success: false, testResults: [{ ...file, assertionResults: [], message: 'no such module' }] }
  expect(formatFailures(report, '/checkout')).toBe(
    'a/tiles.test.ts\nno such module\nrerun: ./dev exec pnpm exec vitest run a/tiles.test.ts\n',
  )
})

test('prints nothing for tests that passed', () => {
  expect(formatFailures({ success: true, testResults: [] }, '/checkout')).toBe('')
})
