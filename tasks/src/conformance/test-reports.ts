import { relative } from 'node:path'
import { z } from 'zod'
import type { TestRun } from '../test-results.ts'

const reportSchema = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      assertionResults: z.array(z.object({ fullName: z.string(), title: z.string(), status: z.string() })),
    }),
  ),
})

export type TestCase = { file: string; title: string; fullName: string; status: string }

/** Every test of one Vitest JSON report, with its file relative to the root of the checkout. */
export function parseTestReport(text: string, root: string): TestCase[] {
  return reportSchema
    .parse(JSON.parse(text))
    .testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.map((assertion) => ({ file: relative(root, name), ...assertion })),
    )
}

/** The run a test file belongs to; tests that need the running stack are journeys. */
export function runOf(file: string): TestRun {
  return /^journeys\/|\.store\.test\.ts$/.test(file) ? 'journeys' : 'unit'
}
