import { createLog, errorFields } from '@ferrule/telemetry/log'
import { seedProducts } from './catalogue/seed-products.ts'
import { createDatabase } from './postgres/database.ts'
import { readSettings } from './settings.ts'

const { DATA_DATABASE_URL, LOG_LEVEL } = readSettings()
const log = createLog({ service: 'data-seed', level: LOG_LEVEL })
const db = createDatabase({
  url: DATA_DATABASE_URL,
  name: 'data-seed',
  maxConnections: 1,
  onConnectionError: (error) => log.error('connection-lost', errorFields(error)),
})

try {
  log.info('seeded', { part: 'products', count: await seedProducts(db) })
} catch (error) {
  log.error('seed-failed', errorFields(error))
  process.exitCode = 1
} finally {
  await db.close()
}
