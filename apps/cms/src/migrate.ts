import { runMigrations } from 'graphile-worker'
import { getPayload } from 'payload'
import { createInitialRecords } from './initial-records/create-initial-records.ts'
import config from './payload.config.ts'
import { inTransaction } from './seeding/in-transaction.ts'
import { readSettings } from './settings.ts'

// Migrates the content database: first graphile-worker's job tables, which saving needs, then the CMS's own tables. An
// empty database gets countries and languages.
await runMigrations({ connectionString: readSettings().databaseUrl })
const payload = await getPayload({ config })
await payload.db.migrate()
await inTransaction({ payload }, createInitialRecords)
// Payload holds one connection open and offers no way to close it.
process.exit(0)
