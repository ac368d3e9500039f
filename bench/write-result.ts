import { mkdir, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'

export type Result = {
  name: string
  /** The one line a reader needs. */
  line: string
  passed: boolean
  figures: Record<string, unknown>
}

/** Whether only the quick form was asked for, which runs with every change. */
export const isShort = process.argv.includes('--short')

/**
 * Prints the result, keeps it in results/, and ends the run as failed if a limit was not held. The quick form only
 * shows that the measurement still works: it runs where others work too, and its figures are not kept.
 */
export async function writeResult({ name, line, passed, figures }: Result): Promise<void> {
  console.log(`${name}: ${passed ? 'held' : 'NOT HELD'}: ${line}`)
  if (isShort) return
  const folder = resolve(import.meta.dirname, 'results')
  await mkdir(folder, { recursive: true })
  const kept = { name, date: new Date().toISOString().slice(0, 10), passed, figures }
  await writeFile(resolve(folder, `${name}.json`), `${JSON.stringify(kept, null, 2)}\n`)
  process.exitCode = passed ? 0 : 1
}
