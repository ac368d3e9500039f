import { createObjectStorage } from '@ferrule/connectors/object-storage/object-storage'
import { createLog, errorFields } from '@ferrule/telemetry/log'
import { seedAdvisories } from './advisories/seed-advisories.ts'
import { seedCatalogue } from './catalogue/seed-catalogue.ts'
import { seedProductDocuments } from './catalogue/seed-product-documents.ts'
import { seedProductMedia } from './catalogue/seed-product-media.ts'
import { toStorageSettings } from './files/storage-settings.ts'
import { seedInstructions } from './machines/instructions/seed-instructions.ts'
import { seedReadings } from './machines/readings/seed-readings.ts'
import { seedRetiredMachines } from './machines/seed-retired-machines.ts'
import { seedOrders } from './orders/seed-orders.ts'
import { seedOrganisations } from './organisations/seed-organisations.ts'
import { seedPartPictures } from './parts/seed-part-pictures.ts'
import { seedPartPrices } from './parts/seed-part-prices.ts'
import { seedParts } from './parts/seed-parts.ts'
import { createDatabase } from './postgres/database.ts'
import { seedQuotes } from './quotes/seed-quotes.ts'
import { seedContactLocations } from './requests/seed-contact-locations.ts'
import { seedCannedTexts } from './service-desk/seed-canned-texts.ts'
import { readSeedSettings, readSettings, readWorkerSettings } from './settings.ts'
import { seedSboms, seedSoftware } from './software/seed-software.ts'
import { seedUserAdmin } from './user-admin/seed-user-admin.ts'

const { S3_CONTENT_ACCESS_KEY: accessKey, S3_CONTENT_SECRET_KEY: secretKey } = readSeedSettings()
const settings = readSettings()
const log = createLog({ service: 'data-seed', level: settings.LOG_LEVEL })
const storage = createObjectStorage(toStorageSettings(settings))
const mediaStorage = createObjectStorage({ ...toStorageSettings(settings), accessKey, secretKey })
const db = createDatabase({
  url: settings.DATA_DATABASE_URL,
  name: 'data-seed',
  maxConnections: 1,
  onConnectionError: (error) => log.error('connection-lost', errorFields(error)),
})

try {
  const { rendered, sizes } = await seedProductDocuments(mediaStorage, settings.S3_MEDIA_BUCKET)
  log.info('seeded', { component: 'product documents', count: rendered })
  const { created, changed } = await seedCatalogue(db, new Date(), sizes)
  log.info('seeded', { component: 'products', count: created + changed })
  log.info('seeded', { component: 'contact locations', count: await seedContactLocations(db) })
  log.info('seeded', { component: 'canned texts', count: await seedCannedTexts(db) })
  const media = { bucket: settings.S3_MEDIA_BUCKET, isChanged: created + changed > 0 }
  log.info('seeded', { component: 'product media', count: await seedProductMedia(mediaStorage, media) })
  log.info('seeded', { component: 'organisations', count: await seedOrganisations(db) })
  log.info('seeded', { component: 'users', count: await seedUserAdmin(db, new Date()) })
  log.info('seeded', { component: 'old machines', count: await seedRetiredMachines(db) })
  log.info('seeded', { component: 'readings', count: await seedReadings(db, new Date()) })
  log.info('seeded', { component: 'parts', count: await seedParts(db, new Date()) })
  log.info('seeded', { component: 'part prices', count: await seedPartPrices(db) })
  log.info('seeded', { component: 'orders', count: await seedOrders(db, new Date()) })
  log.info('seeded', { component: 'quotes', count: await seedQuotes(db, new Date()) })
  const pictures = await seedPartPictures(mediaStorage, settings.S3_MEDIA_BUCKET)
  log.info('seeded', { component: 'part pictures', count: pictures })
  const files = { storage, bucket: settings.S3_FILES_BUCKET }
  log.info('seeded', { component: 'software', count: await seedSoftware(db, files) })
  log.info('seeded', { component: 'software components', count: await seedSboms(db, new Date()) })
  const instructions = await seedInstructions(db, {
    media: { storage: mediaStorage, bucket: settings.S3_MEDIA_BUCKET },
    files: { storage, filesBucket: settings.S3_FILES_BUCKET },
  })
  log.info('seeded', { component: 'instructions', count: instructions })
  const publishing = {
    origin: settings.EDGE_ORIGIN,
    signingKey: readWorkerSettings().ADVISORY_SIGNING_KEY,
    now: new Date(),
  }
  log.info('seeded', { component: 'advisories', count: await seedAdvisories(db, publishing) })
} catch (error) {
  log.error('seed-failed', errorFields(error))
  process.exitCode = 1
} finally {
  await db.close()
  storage.close()
  mediaStorage.close()
}
