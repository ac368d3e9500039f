import { createLog, errorFields } from '@ferrule/telemetry/log'
import { runMigrations } from 'graphile-worker'
import { applyMigrations } from './postgres/apply-migrations.ts'
import { readSettings } from './settings.ts'
import { toWorkerLogger } from './work/worker-logger.ts'

const { DATA_DATABASE_URL, LOG_LEVEL } = readSettings()
const log = createLog({ service: 'data-migrate', level: LOG_LEVEL })

try {
  // The job tables first: our own migrations and the code after them may rely on add_job.
  await runMigrations({ connectionString: DATA_DATABASE_URL, logger: toWorkerLogger(log) })
  const applied = await applyMigrations(DATA_DATABASE_URL)
  log.info('migrated', { count: applied.length })
} catch (error) {
  log.error('migration-failed', errorFields(error instanceof Error && error.cause ? error.cause : error))
  process.exitCode = 1
}
