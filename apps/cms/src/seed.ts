import { createObjectStorage } from '@ferrule/connectors/object-storage/object-storage'
import { createLog } from '@ferrule/telemetry/log'
import { getPayload } from 'payload'
import config from './payload.config.ts'
import { seedAuthors } from './seeding/seed-authors.ts'
import { seedBrands } from './seeding/seed-brands.ts'
import { seedInvestorRecords, seedTerms } from './seeding/seed-documents.ts'
import { seedDrafts } from './seeding/seed-drafts.ts'
import { seedEditor } from './seeding/seed-editor.ts'
import { seedGlossary } from './seeding/seed-glossary.ts'
import { seedLocations } from './seeding/seed-locations.ts'
import { seedNews } from './seeding/seed-news.ts'
import { seedPages } from './seeding/seed-pages.ts'
import { seedPictures } from './seeding/seed-pictures.ts'
import { seedRedirects } from './seeding/seed-redirects.ts'
import { seedNavigation, seedSites } from './seeding/seed-sites.ts'
import { seedStorySubjects } from './seeding/seed-story-subjects.ts'
import { seedWhitepapers } from './seeding/seed-whitepapers.ts'
import { readSeedSettings } from './settings.ts'

// Fills the content database with the demo content. Existing records stay unchanged.
const { storage, mediaBucket } = readSeedSettings()
await createObjectStorage(storage).ensureBucket(mediaBucket)
const payload = await getPayload({ config })
const seeding = { payload, user: await seedEditor(payload) }
const sites = await seedSites(seeding)
const pictures = await seedPictures(seeding)
const documents = await seedWhitepapers(seeding)
const brands = await seedBrands(seeding, pictures)
const authors = await seedAuthors(seeding, pictures)
const subjects = await seedStorySubjects(seeding)
const pages = await seedPages(seeding, { sites, pictures, documents, authors, subjects })
await seedDrafts(seeding, pages.created)
await seedNavigation(seeding, { sites, pages: pages.ids, pictures })
await seedRedirects(seeding, sites)
await seedNews(seeding, { sites, pictures })
await seedLocations(seeding, brands)
await seedTerms(seeding)
await seedInvestorRecords(seeding)
await seedGlossary(seeding)
createLog({ service: 'cms' }).info('seeded', { count: pages.created.size })
// Payload holds one connection open and offers no way to close it.
process.exit(0)
