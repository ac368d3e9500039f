import { z } from 'zod'

const assertionSchema = z.looseObject({
  fullName: z.string(),
  status: z.string(),
  failureMessages: z.array(z.string()).nullish(),
})

const fileSchema = z.looseObject({
  name: z.string(),
  status: z.string(),
  startTime: z.number(),
  endTime: z.number(),
  message: z.string().optional(),
  assertionResults: z.array(assertionSchema),
})

const reportSchema = z.looseObject({ success: z.boolean(), testResults: z.array(fileSchema) })

/** The fields of Vitest's JSON report that a journey run needs. */
export type Report = z.infer<typeof reportSchema>
export type FileResult = z.infer<typeof fileSchema>

export function parseReport(text: string): Report {
  return reportSchema.parse(JSON.parse(text))
}

/** Files with a failed test, and files that did not load. */
export function failedFiles({ testResults }: Report): FileResult[] {
  return testResults.filter(({ status }) => status === 'failed')
}

/**
 * The report of the first run with retried files merged and counts updated. A test fails only if it failed in both
 * runs, so two unrelated disturbances in one long file do not fail the run.
 */
export function mergeReports(first: Report, second: Report): Report {
  const retried = new Map(second.testResults.map((file) => [file.name, file]))
  const testResults = first.testResults.map((file) => mergeFile(file, retried.get(file.name)))
  const statuses = testResults.flatMap(({ assertionResults }) => assertionResults.map(({ status }) => status))
  const count = (status: string) => statuses.filter((one) => one === status).length
  return {
    ...first,
    success: testResults.every(({ status }) => status !== 'failed'),
    numTotalTests: statuses.length,
    numPassedTests: count('passed'),
    numFailedTests: count('failed'),
    testResults,
  }
}

function mergeFile(first: FileResult, second: FileResult | undefined): FileResult {
  if (second?.status !== 'failed') return second ?? first
  const passed = new Set(first.assertionResults.filter(hasPassed).map(({ fullName }) => fullName))
  const assertionResults = second.assertionResults.map((test) =>
    test.status === 'failed' && passed.has(test.fullName) ? { ...test, status: 'passed' } : test,
  )
  // A file that did not load, or whose setup failed, has tests that never ran.
  const isPassed = assertionResults.length > 0 && assertionResults.every(hasPassed)
  return { ...second, assertionResults, status: isPassed ? 'passed' : 'failed' }
}

function hasPassed({ status }: { status: string }): boolean {
  return status === 'passed'
}
