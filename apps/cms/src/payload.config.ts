import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { toS3Config } from '@ferrule/connectors/object-storage/object-storage'
import { defaultLanguage, languages as contentLanguages } from '@ferrule/domain/locales/language'
import { createLog } from '@ferrule/telemetry/log'
import { postgresAdapter } from '@payloadcms/db-postgres'
import { s3Storage } from '@payloadcms/storage-s3'
import { buildConfig } from 'payload'
import { de } from 'payload/i18n/de'
import { en } from 'payload/i18n/en'
import sharp from 'sharp'

import { hideAccessSchema, noAccessQueries } from './access/hide-access-schema.ts'
import { adminBlocks } from './admin-look/admin-blocks.ts'
import { labelEngineFields } from './admin-look/label-engine-fields.ts'
import { importEndpoints } from './catalogue-import/import-endpoints.ts'
import { authors } from './collections/authors.ts'
import { brands } from './collections/brands.ts'
import { countries } from './collections/countries.ts'
import { glossaryTerms } from './collections/glossary-terms.ts'
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
import { toLanguageLabel } from './fields/language-options.ts'
import { catalogueTargetsEndpoint } from './links/catalogue-targets-endpoint.ts'
import { mailAdapter } from './mail/mail-adapter.ts'
import { guardData } from './malformed-input/guard-data.ts'
import { toBadRequest } from './malformed-input/to-bad-request.ts'
import { mediaFolders } from './media-folders/media-folders.ts'
import { guardTexts } from './nul-characters/guard-texts.ts'
import { payloadLog } from './operations/payload-log.ts'
import { watchPool } from './postgres/watch-pool.ts'
import { queryPresets } from './query-presets/query-presets.ts'
import { restoreLabels } from './restoring/restore-labels.ts'
import { richTextEditor } from './rich-text-editor.ts'
import { markScheduledSaves } from './scheduling/mark-scheduled-saves.ts'
import { scheduledJobs } from './scheduling/scheduled-jobs.ts'
import { readSettings } from './settings.ts'
import { createIdentityServer } from './sign-in/identity-server.ts'
import { createStaffSeal } from './sign-in/seal.ts'
import { recordAuthors } from './version-authors/record-authors.ts'

const settings = readSettings()
// Not `import.meta.dirname`: Next's bundler supports only `import.meta.url`.
const here = dirname(fileURLToPath(import.meta.url))
const log = createLog({ service: 'cms', level: settings.process.LOG_LEVEL })

const signIn = {
  origin: settings.origin,
  identity: createIdentityServer(settings.identity),
  seal: createStaffSeal(settings.secret),
  log,
}

const config = buildConfig({
  secret: settings.secret,
  telemetry: false,
  // No serverURL: URLs in responses stay relative, so the service works under any host name.
  csrf: [settings.origin],
  cors: [settings.origin],
  logger: payloadLog(log, settings.process.LOG_LEVEL),
  admin: {
    user: 'users',
    // The default, Gravatar, requests a picture of every editor from an external host.
    avatar: 'default',
    // The default puts the month before the day.
    dateFormat: 'd MMM yyyy, HH:mm',
    importMap: { baseDir: here, importMapFile: join(here, 'app/(payload)/admin/importMap.js') },
    meta: { titleSuffix: ' – Ferrule' },
    components: {
      graphics: { Logo: '/admin-look/logo.tsx#Logo', Icon: '/admin-look/logo.tsx#Icon' },
      afterLogin: ['/sign-in/sign-in-screen.tsx#SignInScreen'],
      afterNavLinks: ['/catalogue-import/import-nav-link.tsx#ImportNavLink'],
      views: {
        publish: { Component: '/publish-gate/publish-view.tsx#PublishView', path: '/publish' },
        redirectImport: {
          Component: '/redirect-import/redirect-import-view.tsx#RedirectImportView',
          path: '/redirect-import',
        },
        catalogueImport: { Component: '/catalogue-import/import-view.tsx#ImportView', path: '/catalogue-import' },
      },
    },
  },
  // In the order of the admin navigation.
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
    glossaryTerms,
    media,
    sites,
    countries,
    languages,
    brands,
    users(signIn),
  ]
    .map(recordAuthors)
    .map(guardTexts)
    .map(guardData),
  queryPresets,
  folders: mediaFolders,
  hooks: { afterError: [toBadRequest] },
  jobs: scheduledJobs,
  endpoints: [...importEndpoints(settings.dataService), catalogueTargetsEndpoint(settings.dataService.url)],
  // For access control and the preview; not sent to the browser.
  custom: { serviceKey: settings.serviceKey, websiteOrigin: settings.websiteOrigin },
  email: mailAdapter(settings.mail),
  i18n: { supportedLanguages: { en, de }, fallbackLanguage: 'en', translations: restoreLabels },
  blocks: adminBlocks,
  editor: richTextEditor,
  localization: {
    locales: contentLanguages.map((code) => ({ code, label: toLanguageLabel(code) })),
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
  graphQL: { maxComplexity: 300, validationRules: () => [noAccessQueries] },
  upload: { limits: { fileSize: 20_000_000 } },
  sharp,
  onInit: ({ db }) => watchPool(db.pool, log),
  typescript: { autoGenerate: false, outputFile: join(here, 'payload-types.ts') },
})

export default config.then(hideAccessSchema).then(labelEngineFields).then(markScheduledSaves)
