import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { state } from './environment.ts'

export type TestRun = 'unit' | 'journeys'

const reportSchema = z.object({ numPassedTests: z.number(), numFailedTests: z.number() })

export const resultsFolder = `${state}/test-results`

/** The report file of a run of all tests of one kind; the conformance ledger and the final count of `ci` read it. */
export function resultsFile(run: TestRun): string {
  return `${resultsFolder}/${run}.json`
}

/** Counts the passed and failed tests of a run; a run without a report counts as one failure. */
export async function countTests(run: TestRun): Promise<{ passed: number; failed: number }> {
  const text = await readFile(resultsFile(run), 'utf8').catch(() => undefined)
  if (text === undefined) return { passed: 0, failed: 1 }
  const report = reportSchema.parse(JSON.parse(text))
  return { passed: report.numPassedTests, failed: report.numFailedTests }
}
