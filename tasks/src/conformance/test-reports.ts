import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { z } from 'zod'

const reportSchema = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      startTime: z.number(),
      assertionResults: z.array(z.object({ fullName: z.string(), title: z.string(), status: z.string() })),
    }),
  ),
})

export type TestRun = { file: string; title: string; fullName: string; status: string; startedAt: number }

/** Every test in one Vitest JSON report, with its file named from the root of the checkout. */
export function parseTestReport(text: string, root: string): TestRun[] {
  return reportSchema.parse(JSON.parse(text)).testResults.flatMap(({ name, startTime, assertionResults }) =>
    assertionResults.map(({ title, fullName, status }) => {
      return { file: relative(root, name), title, fullName, status, startedAt: startTime }
    }),
  )
}

/** Reads all reports of a folder; a folder that is not there holds none. */
export async function readTestReports(folder: string, root: string): Promise<TestRun[]> {
  const names = await readdir(folder).catch(() => [])
  const reports = names.filter((name) => name.endsWith('.json'))
  const runs = await Promise.all(
    reports.map(async (name) => parseTestReport(await readFile(join(folder, name), 'utf8'), root)),
  )
  return runs.flat()
}
