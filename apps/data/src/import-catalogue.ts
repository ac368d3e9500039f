// node src/import-catalogue.ts FILE [--dry-run] [--resume] [--report REPORT.csv]
// Imports products from BMEcat 2005 (.xml), the template (.csv, .xlsx) or JSON lines (.jsonl).
import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { basename } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { parseArgs } from 'node:util'
import { type ImportRowReport, importFormats, toImportFormat } from '@ferrule/domain/catalogue/catalogue-import'
import { createLog, errorFields } from '@ferrule/telemetry/log'
import { findOrStartRun } from './catalogue/import/find-or-start-run.ts'
import { importCatalogue } from './catalogue/import/import-catalogue.ts'
import { importParsers } from './catalogue/import/import-parsers.ts'
import type { ImportSource } from './catalogue/import/import-row.ts'
import { createDatabase } from './postgres/database.ts'
import { readSettings } from './settings.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { 'dry-run': { type: 'boolean' }, resume: { type: 'boolean' }, report: { type: 'string' } },
})
const settings = readSettings()
const log = createLog({ service: 'data-import', level: settings.LOG_LEVEL })
const [file = ''] = positionals
const format = toImportFormat(file)

if (format) await run(importParsers[format])
else {
  const extensions = importFormats.map((extension) => `.${extension}`).join(', ')
  process.stderr.write(`Give a file with one of these extensions: ${extensions}\n`)
  process.exitCode = 2
}

async function run(parse: (file: string) => ImportSource): Promise<void> {
  const db = createDatabase({
    url: settings.DATA_DATABASE_URL,
    name: 'data-import',
    maxConnections: 1,
    onConnectionError: (error) => log.error('connection-lost', errorFields(error)),
  })
  const report = values.report ? createWriteStream(values.report) : undefined
  report?.write('place,slug,outcome,detail\n')
  const showProgress = createProgress()
  const now = () => new Date()
  const fileName = basename(file)
  const { 'dry-run': isDryRun = false, resume: isResumed = false } = values
  try {
    const counts = await importCatalogue(db, {
      source: parse(file),
      fileName,
      isDryRun,
      run: isDryRun ? undefined : await findOrStartRun(db, { fileName, fileHash: await hashOf(file), isResumed, now }),
      now,
      report: (rows, done) => {
        showProgress(done)
        for (const row of rows) if (row.outcome !== 'unchanged') report?.write(toCsvLine(row))
      },
    })
    process.stdout.write(`\n${JSON.stringify(counts)}\n`)
  } catch (error) {
    log.error('import-failed', errorFields(error))
    process.exitCode = 1
  } finally {
    report?.end()
    await db.close()
  }
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}

/** Ignores rows saved by an earlier run when it computes the speed. */
function createProgress() {
  let first: { done: number; at: number } | undefined
  return (done: number) => {
    first ??= { done, at: performance.now() }
    const perSecond = Math.round(((done - first.done) * 1000) / Math.max(1, performance.now() - first.at))
    const memoryMb = Math.round(process.memoryUsage.rss() / 1e6)
    process.stderr.write(`\r${done} rows, ${perSecond} a second, ${memoryMb} MB `)
  }
}

function toCsvLine({ place, slug, outcome, detail }: ImportRowReport): string {
  return `${[place, slug, outcome, detail].map((field) => `"${field.replaceAll('"', '""')}"`).join(',')}\n`
}
