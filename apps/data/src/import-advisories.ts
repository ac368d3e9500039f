// node src/import-advisories.ts FILE…
// Imports CSAF 2.0 documents. Prints one line for each, and one for each fault that the validator found; the exit code
// is 1 if one of them was refused.
import { readFile } from 'node:fs/promises'
import { createLog, errorFields } from '@ferrule/telemetry/log'
import { importAdvisory } from './advisories/import-advisory.ts'
import { createDatabase } from './postgres/database.ts'
import { readSettings } from './settings.ts'

const files = process.argv.slice(2)
if (files.length === 0) {
  process.stderr.write('Give the files of the advisories\n')
  process.exitCode = 2
} else await run(files)

async function run(paths: readonly string[]): Promise<void> {
  const settings = readSettings()
  const log = createLog({ service: 'data-import', level: settings.LOG_LEVEL })
  const db = createDatabase({
    url: settings.DATA_DATABASE_URL,
    name: 'data-import',
    maxConnections: 1,
    onConnectionError: (error) => log.error('connection-lost', errorFields(error)),
  })
  const deps = { db, now: () => new Date(), publicOrigin: settings.EDGE_ORIGIN }
  try {
    for (const path of paths) {
      const result = await importAdvisory(deps, await readFile(path, 'utf8'))
      if (!result.ok) process.exitCode = 1
      process.stdout.write(`${path}: ${result.ok ? result.value.outcome : result.reason}\n`)
      const faults = (result.ok ? result.value.faults : result.faults) ?? []
      for (const { test, place, message } of faults) process.stdout.write(`  ${place}: ${message} (${test})\n`)
    }
  } catch (error) {
    log.error('import-failed', errorFields(error))
    process.exitCode = 1
  } finally {
    await db.close()
  }
}
