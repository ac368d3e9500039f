import { createHmac, randomBytes } from 'node:crypto'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { z } from 'zod'
import { root, state } from '../environment.ts'
import { resultsFolder, type TestRun } from '../test-results.ts'
import { type Fingerprint, listChanges, takeFingerprint } from './fingerprint.ts'

/** The folder of the reports and their seals, and the sources they belong to. */
export type ReportStore = {
  folder: string
  /** A secret of this checkout, so that nobody can seal an edited report by hand. */
  keyFile: string
  takeFingerprint: () => Promise<Fingerprint>
}

export type ReadReport = { kind: 'sealed'; text: string } | { kind: 'missing' } | { kind: 'refused'; reason: string }

const checkoutReports: ReportStore = {
  folder: resultsFolder,
  keyFile: `${state}/test-report.key`,
  takeFingerprint: () => takeFingerprint(root),
}

const sealSchema = z.object({
  sources: z.record(z.string(), z.string()),
  changedDuringRun: z.array(z.string()),
  signature: z.string(),
})

/**
 * Runs all tests of one kind and seals the report they write to `resultsFile(run)`. A run of only some tests must write
 * its report elsewhere.
 */
export async function withSealedReport<Outcome>(
  run: TestRun,
  runTests: () => Promise<Outcome>,
  store: ReportStore = checkoutReports,
): Promise<Outcome> {
  const [report, seal] = filesOf(store, run)
  await Promise.all([rm(report, { force: true }), rm(seal, { force: true })])
  const before = await store.takeFingerprint()
  const outcome = await runTests()
  const text = await readIfThere(report)
  if (text === undefined) return outcome
  const sources = await store.takeFingerprint()
  const changedDuringRun = listChanges(before, sources)
  const signature = sign(await makeKey(store.keyFile), [run, sources, changedDuringRun, text])
  await writeFile(seal, JSON.stringify({ sources, changedDuringRun, signature }))
  return outcome
}

/** Reads the report of the last complete run, if it was not edited and the sources have not changed since. */
export async function readSealedReport(run: TestRun, store: ReportStore = checkoutReports): Promise<ReadReport> {
  const [report, seal] = filesOf(store, run)
  const [text, sealed] = [await readIfThere(report), await readIfThere(seal)]
  if (text === undefined) return { kind: 'missing' }
  if (sealed === undefined) return refuse('has no seal')
  const { sources, changedDuringRun, signature } = sealSchema.parse(JSON.parse(sealed))
  const key = (await readIfThere(store.keyFile)) ?? ''
  if (signature !== sign(key, [run, sources, changedDuringRun, text])) return refuse('was edited after the tests ran')
  if (changedDuringRun.length > 0) return refuse(`is of sources that changed during the run: ${join(changedDuringRun)}`)
  const changed = listChanges(sources, await store.takeFingerprint())
  return changed.length > 0 ? refuse(`is older than ${join(changed)}`) : { kind: 'sealed', text }
}

function refuse(reason: string): ReadReport {
  return { kind: 'refused', reason }
}

function filesOf({ folder }: ReportStore, run: TestRun): [report: string, seal: string] {
  return [`${folder}/${run}.json`, `${folder}/${run}.seal.json`]
}

function readIfThere(file: string): Promise<string | undefined> {
  return readFile(file, 'utf8').catch(() => undefined)
}

async function makeKey(file: string): Promise<string> {
  await mkdir(dirname(file), { recursive: true })
  // An existing key is reused.
  await writeFile(file, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx' }).catch(() => undefined)
  return readFile(file, 'utf8')
}

function sign(key: string, parts: readonly unknown[]): string {
  return createHmac('sha256', key).update(JSON.stringify(parts)).digest('base64url')
}

function join(files: readonly string[]): string {
  const more = files.length - 3
  return files.slice(0, 3).join(', ') + (more > 0 ? ` and ${more} more` : '')
}
