import { createLog, errorFields } from '@ferrule/telemetry/log'
import { runMigrations } from 'graphile-worker'
import { applyMigrations } from './postgres/apply-migrations.ts'
import { grantServiceRights } from './postgres/grant-service-rights.ts'
import { readMigrationSettings } from './settings.ts'
import { toWorkerLogger } from './worker/worker-logger.ts'

const { DATA_MIGRATION_DATABASE_URL, DATA_DATABASE_URL, LOG_LEVEL } = readMigrationSettings()
const log = createLog({ service: 'data-migrate', level: LOG_LEVEL })

try {
  // Job tables first: our own migrations may use add_job.
  await runMigrations({ connectionString: DATA_MIGRATION_DATABASE_URL, logger: toWorkerLogger(log) })
  const applied = await applyMigrations(DATA_MIGRATION_DATABASE_URL)
  await grantServiceRights({ migration: DATA_MIGRATION_DATABASE_URL, service: DATA_DATABASE_URL })
  log.info('migrated', { count: applied.length })
} catch (error) {
  log.error('migration-failed', errorFields(error instanceof Error && error.cause ? error.cause : error))
  process.exitCode = 1
}
