import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { state } from './environment.ts'

export type TestRun = 'unit' | 'journeys'

const reportSchema = z.object({ numPassedTests: z.number(), numFailedTests: z.number() })

/** Where a test run leaves its report, for the conformance ledger and the closing count. */
export function resultsFile(run: TestRun): string {
  return `${state}/test-results/${run}.json`
}

/** How many tests of a run passed and failed; a run without a report counts as one failure. */
export async function countTests(run: TestRun): Promise<{ passed: number; failed: number }> {
  const text = await readFile(resultsFile(run), 'utf8').catch(() => undefined)
  if (text === undefined) return { passed: 0, failed: 1 }
  const report = reportSchema.parse(JSON.parse(text))
  return { passed: report.numPassedTests, failed: report.numFailedTests }
}
