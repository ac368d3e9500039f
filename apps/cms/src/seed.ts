import { createObjectStorage } from '@ferrule/connectors/object-storage/object-storage'
import { createLog } from '@ferrule/telemetry/log'
import { getPayload } from 'payload'
import config from './payload.config.ts'
import { seedEditor } from './seeding/seed-editor.ts'
import { seedPages } from './seeding/seed-pages.ts'
import { seedPictures } from './seeding/seed-pictures.ts'
import { seedSites } from './seeding/seed-sites.ts'
import { readFirstEditor, readSettings } from './settings.ts'

/** Fills an empty content database with the demo group. What is there already stays as it is. */
const { storage, mediaBucket } = readSettings()
await createObjectStorage(storage).ensureBucket(mediaBucket)
const payload = await getPayload({ config })
const seeding = { payload, user: await seedEditor(payload, readFirstEditor()) }
const sites = await seedSites(seeding)
const pictures = await seedPictures(seeding)
const created = await seedPages(seeding, { sites, pictures })
createLog({ service: 'cms' }).info('seeded', { count: created })
// Payload keeps one connection open for itself and has no way to close it.
process.exit(0)
