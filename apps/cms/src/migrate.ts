import { runMigrations } from 'graphile-worker'
import { getPayload } from 'payload'
import config from './payload.config.ts'
import { readSettings } from './settings.ts'

// Migrates the content database: first graphile-worker's job tables, which saving needs, then the CMS's own tables.
await runMigrations({ connectionString: readSettings().databaseUrl })
const payload = await getPayload({ config })
await payload.db.migrate()
// Payload holds one connection open and offers no way to close it.
process.exit(0)
