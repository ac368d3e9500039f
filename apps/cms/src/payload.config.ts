import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { blockFields } from '@ferrule/blocks/block-fields'
import { toS3Config } from '@ferrule/connectors/object-storage/object-storage'
import { defaultLanguage, languages as contentLanguages } from '@ferrule/domain/locales/language'
import { createLog } from '@ferrule/telemetry/log'
import { postgresAdapter } from '@payloadcms/db-postgres'
import { s3Storage } from '@payloadcms/storage-s3'
import { buildConfig } from 'payload'
import { de } from 'payload/i18n/de'
import { en } from 'payload/i18n/en'
import sharp from 'sharp'

import { importEndpoints } from './catalogue-import/import-endpoints.ts'
import { authors } from './collections/authors.ts'
import { brands } from './collections/brands.ts'
import { countries } from './collections/countries.ts'
import { investorRecords } from './collections/investor-records.ts'
import { languages } from './collections/languages.ts'
import { locations } from './collections/locations.ts'
import { media } from './collections/media.ts'
import { newsItems } from './collections/news-items.ts'
import { pages } from './collections/pages.ts'
import { redirects } from './collections/redirects.ts'
import { sites } from './collections/sites.ts'
import { storyCategories, storyTopics } from './collections/story-subjects.ts'
import { termsDocuments } from './collections/terms-documents.ts'
import { users } from './collections/users.ts'
import { mailAdapter } from './mail/mail-adapter.ts'
import { guardTexts } from './nul-signs/guard-texts.ts'
import { payloadLog } from './operations/payload-log.ts'
import { watchPool } from './postgres/watch-pool.ts'
import { richTextEditor } from './rich-text-editor.ts'
import { readSettings } from './settings.ts'
import { createIdentityServer } from './sign-in/identity-server.ts'
import { createStaffSeal } from './sign-in/seal.ts'

const settings = readSettings()
// Not `import.meta.dirname`: the bundler of Next knows only the address.
const here = dirname(fileURLToPath(import.meta.url))
const log = createLog({ service: 'cms', level: settings.logLevel })

const signIn = {
  origin: settings.origin,
  identity: createIdentityServer(settings.identity),
  seal: createStaffSeal(settings.secret),
  log,
}

export default buildConfig({
  secret: settings.secret,
  telemetry: false,
  // No serverURL: addresses in answers stay relative, whatever name the service is called by.
  csrf: [settings.origin],
  cors: [settings.origin],
  logger: payloadLog(log, settings.logLevel),
  admin: {
    user: 'users',
    // The default asks an outside host for a picture of every editor.
    avatar: 'default',
    importMap: { baseDir: here, importMapFile: join(here, 'app/(payload)/admin/importMap.js') },
    meta: { titleSuffix: ' – Ferrule' },
    components: {
      afterLogin: ['/sign-in/sign-in-screen.tsx#SignInScreen'],
      afterNavLinks: ['/catalogue-import/import-nav-link.tsx#ImportNavLink'],
      views: {
        catalogueImport: { Component: '/catalogue-import/import-view.tsx#ImportView', path: '/catalogue-import' },
      },
    },
  },
  // The order of the editing interface.
  collections: [
    pages,
    newsItems,
    redirects,
    authors,
    storyCategories,
    storyTopics,
    locations,
    termsDocuments,
    investorRecords,
    media,
    sites,
    countries,
    languages,
    brands,
    users(signIn),
  ].map(guardTexts),
  endpoints: importEndpoints(settings.dataService),
  // What access rules and the preview need to know; it never reaches the browser.
  custom: { serviceKey: settings.serviceKey, websiteOrigin: settings.websiteOrigin },
  email: mailAdapter(settings.mail),
  i18n: { supportedLanguages: { en, de }, fallbackLanguage: 'en' },
  blocks: blockFields,
  editor: richTextEditor,
  localization: {
    locales: [...contentLanguages],
    defaultLocale: defaultLanguage,
    fallback: false,
    defaultLocalePublishOption: 'active',
  },
  experimental: { localizeStatus: true },
  db: postgresAdapter({
    pool: { connectionString: settings.databaseUrl, max: 10 },
    idType: 'uuid',
    blocksAsJSON: true,
    push: false,
    migrationDir: join(here, 'migrations'),
  }),
  plugins: [
    s3Storage({
      collections: { media: true },
      bucket: settings.mediaBucket,
      config: toS3Config(settings.storage),
    }),
  ],
  maxDepth: 3,
  defaultDepth: 1,
  graphQL: { maxComplexity: 300 },
  upload: { limits: { fileSize: 20_000_000 } },
  sharp,
  onInit: ({ db }) => watchPool(db.pool, log),
  typescript: { autoGenerate: false, outputFile: join(here, 'payload-types.ts') },
})
