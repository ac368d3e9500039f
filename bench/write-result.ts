import { mkdir, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'

export type Result = {
  name: string
  /** A summary in one line. */
  line: string
  passed: boolean
  figures: Record<string, unknown>
}

/** Whether only the short form runs, as with every change. */
export const isShort = process.argv.includes('--short')

/**
 * Prints the result, stores it in `results/`, and sets exit code 1 if a limit was missed. The short form only shows
 * that the benchmark works: it runs on a busy machine, so its figures are not stored.
 */
export async function writeResult({ name, line, passed, figures }: Result): Promise<void> {
  console.log(`${name}: ${passed ? 'held' : 'NOT HELD'}: ${line}`)
  if (isShort) return
  const folder = resolve(import.meta.dirname, 'results')
  await mkdir(folder, { recursive: true })
  const stored = { name, date: new Date().toISOString().slice(0, 10), passed, figures }
  await writeFile(resolve(folder, `${name}.json`), `${JSON.stringify(stored, null, 2)}\n`)
  process.exitCode = passed ? 0 : 1
}
