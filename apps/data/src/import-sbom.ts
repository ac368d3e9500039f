// node src/import-sbom.ts FAMILY VERSION FILE
// Imports the CycloneDX list of components of a software release. Prints the outcome, and one line for each fault; the
// exit code is 1 if the file was refused.
import { readFile } from 'node:fs/promises'
import { createLog, errorFields } from '@ferrule/telemetry/log'
import { createDatabase } from './postgres/database.ts'
import { readSettings } from './settings.ts'
import { importSbom } from './software/import-sbom.ts'

const [family, version, file] = process.argv.slice(2)
if (family === undefined || version === undefined || file === undefined) {
  process.stderr.write('Give the family, the version and the file\n')
  process.exitCode = 2
} else await run({ family, version, text: await readFile(file, 'utf8') })

async function run(sbom: Parameters<typeof importSbom>[1]): Promise<void> {
  const settings = readSettings()
  const log = createLog({ service: 'data-import', level: settings.LOG_LEVEL })
  const db = createDatabase({
    url: settings.DATA_DATABASE_URL,
    name: 'data-import',
    maxConnections: 1,
    onConnectionError: (error) => log.error('connection-lost', errorFields(error)),
  })
  try {
    const result = await importSbom({ db, now: () => new Date() }, sbom)
    if (!result.ok) process.exitCode = 1
    process.stdout.write(`${result.ok ? result.value : result.reason}\n`)
    for (const { place, message } of result.faults ?? []) process.stdout.write(`  ${place}: ${message}\n`)
  } catch (error) {
    log.error('import-failed', errorFields(error))
    process.exitCode = 1
  } finally {
    await db.close()
  }
}
