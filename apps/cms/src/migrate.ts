import { runMigrations } from 'graphile-worker'
import { getPayload } from 'payload'
import config from './payload.config.ts'
import { readSettings } from './settings.ts'

/** Brings the content database up to date: the job tables, which saving needs, then our own. */
await runMigrations({ connectionString: readSettings().databaseUrl })
const payload = await getPayload({ config })
await payload.db.migrate()
// Payload keeps one connection open for itself and has no way to close it.
process.exit(0)
