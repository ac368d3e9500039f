import { availableParallelism } from 'node:os'
import { createReadDomainRecords } from '@ferrule/connectors/domain-records/domain-records'
import { createIdentityAdmin } from '@ferrule/connectors/identity-admin/identity-admin'
import { createIdentityDirectory } from '@ferrule/connectors/identity-directory/identity-directory'
import { createObjectStorage } from '@ferrule/connectors/object-storage/object-storage'
import { createSearchEngine } from '@ferrule/connectors/search-engine/search-engine'
import { readVapidKey } from '@ferrule/connectors/web-push/vapid-key'
import { operationsById } from '@ferrule/data-client/persisted-operations'
import { toHttpStop } from '@ferrule/telemetry/http-stop'
import { errorFields } from '@ferrule/telemetry/log'
import { startProcess } from '@ferrule/telemetry/start-process'
import { createBotCheck } from './bot-check/bot-check.ts'
import { createBotProofs } from './bot-check/create-bot-proofs.ts'
import { createSendLimits } from './bot-check/send-limits.ts'
import { createFileLinks } from './files/file-links.ts'
import { createPhoneLinks } from './files/phone-links.ts'
import { Quarantine } from './files/quarantine.ts'
import { toStorageSettings } from './files/storage-settings.ts'
import { createUploadLimits } from './files/upload-limits.ts'
import { createUploadLocks } from './files/upload-locks.ts'
import { createGraphqlServer } from './graphql/graphql-server.ts'
import { readPreviousOperations } from './graphql/previous-operations.ts'
import { createSchema } from './graphql/schema.ts'
import { toServiceUrls } from './portal-services/service-urls.ts'
import { createFindPicture } from './pictures/find-picture.ts'
import { createSemaphore } from './pictures/semaphore.ts'
import { toPoolerUrl } from './postgres/connection-pooler.ts'
import { createDatabase } from './postgres/database.ts'
import { observePools } from './postgres/observe-pools.ts'
import { createOperationLimits } from './rate-limits/operation-limits.ts'
import { createRateLimit } from './rate-limits/rate-limit.ts'
import { createRequestLinks } from './requests/request-links.ts'
import { handleImports } from './serve/catalogue-imports-handler.ts'
import { handleCsaf } from './serve/csaf-handler.ts'
import { handleFile } from './serve/files-handler.ts'
import { handleGraphql } from './serve/graphql-handler.ts'
import { createHttpServer } from './serve/http-server.ts'
import { handleInstructions } from './serve/instructions-handler.ts'
import { handleMedia } from './serve/media-handler.ts'
import { handleProductData } from './serve/product-data-handler.ts'
import { handleProductFile } from './serve/product-files-handler.ts'
import { handleScim } from './serve/scim-handler.ts'
import { handleSoftware } from './serve/software-handler.ts'
import { handleSoftwareKey } from './serve/software-key-handler.ts'
import { createUploadServer } from './serve/upload-server.ts'
import { createUploadsHandler } from './serve/uploads-handler.ts'
import { startTicketListener } from './live/ticket-listener.ts'
import { handleLive } from './serve/live-handler.ts'
import { createTicketPresence } from './service-desk/ticket-presence.ts'
import { readSettings } from './settings.ts'
import { createAuthenticate } from './sign-in/authenticate.ts'
import { connectRedis } from '@ferrule/content-client/redis-connection'
import { toIdentityAccess } from './sign-in/identity-access.ts'
import { createIdentityKeys } from './sign-in/identity-keys.ts'
import { createIntrospection, createSessionCheck } from './sign-in/session-check.ts'
import { findSessionEnd } from './sign-in/session-end-queries.ts'
import { createUsedProofs } from './sign-in/used-proofs.ts'
import { createDownloadLinks } from './software/download-links.ts'
import { createSoftwareSigning } from './software/software-signing.ts'
import { createReplyAddresses } from './tickets/reply-addresses.ts'
import { toCompanySignInDeps } from './user-admin/company-sign-in/company-sign-in-deps.ts'

const settings = readSettings()
const { log, metrics, finishStart, isDraining } = startProcess('data', settings)
const connectTo = (name: string, maxConnections: number) =>
  createDatabase({
    url: settings.DATA_POOLER
      ? toPoolerUrl(settings.DATA_DATABASE_URL, settings.DATA_POOLER)
      : settings.DATA_DATABASE_URL,
    isPooled: settings.DATA_POOLER !== undefined,
    name,
    maxConnections,
    onConnectionError: (error) => log.warn('connection-lost', errorFields(error)),
  })
// Signed-in users have a separate connection pool, so slow queries of visitors cannot block them.
const db = connectTo('data-public', 10)
const portalDb = connectTo('data-portal', 6)
observePools(metrics, { public: db, portal: portalDb })
const redis = connectRedis(settings.REDIS_URL, log)
const search = createSearchEngine({ url: settings.SEARCH_URL })
const storage = createObjectStorage(toStorageSettings(settings))
const now = () => new Date()
const identityAccess = toIdentityAccess(settings)
const deps = {
  db,
  search,
  identity: createIdentityAdmin(identityAccess),
  directory: createIdentityDirectory(identityAccess),
  readDomainRecords: createReadDomainRecords(),
  companySignIn: toCompanySignInDeps(settings),
  log,
  now,
  serviceUrls: toServiceUrls(settings),
  portalTeamAddress: settings.PORTAL_TEAM_ADDRESS,
  requestTeamAddress: settings.REQUEST_TEAM_ADDRESS,
  requestLinks: createRequestLinks(settings.REQUEST_LINK_KEYS),
  downloadLinks: createDownloadLinks(settings.DOWNLOAD_LINK_KEYS),
  softwareSigning: createSoftwareSigning(settings.SOFTWARE_SIGNING_KEY),
  replyAddresses: createReplyAddresses({ keys: settings.REPLY_ADDRESS_KEYS, domain: settings.REPLY_DOMAIN }),
  fileLinks: createFileLinks({ keys: settings.FILE_LINK_KEYS, now }),
  phoneLinks: createPhoneLinks({ keys: settings.PHONE_LINK_KEYS, now }),
  botCheck: createBotCheck(createBotProofs(settings, { redis, log, now }), createSendLimits(redis)),
  operationLimits: createOperationLimits(redis),
  ticketPresence: createTicketPresence(redis, log),
  vapidPublicKey: settings.PUSH_SIGNING_KEY && readVapidKey(settings.PUSH_SIGNING_KEY).publicKey,
  publicOrigin: settings.EDGE_ORIGIN,
}

const uploads = createUploadServer({
  quarantine: new Quarantine({ storage: toStorageSettings(settings), bucket: settings.S3_QUARANTINE_BUCKET, db }),
  publicPath: '/api/uploads',
  publicOrigin: settings.EDGE_ORIGIN,
  limits: createUploadLimits(redis),
  locks: createUploadLocks(redis, log),
  deps,
})
const introspect = createIntrospection(identityAccess)
const publicUrlOf = (endpoint: string) => `${settings.EDGE_ORIGIN}/api/${endpoint}`
const graphqlHandler = {
  graphql: createGraphqlServer({
    schema: createSchema(),
    operations: operationsById,
    previousOperations: readPreviousOperations(settings.PREVIOUS_OPERATIONS_FILE),
    adHoc: settings.GRAPHQL_AD_HOC,
    introspection: settings.GRAPHQL_INTROSPECTION,
    log,
  }),
  publicUrl: publicUrlOf('data'),
  authenticate: createAuthenticate({
    keys: createIdentityKeys({ internalUrl: settings.IDENTITY_INTERNAL_URL, issuer: settings.IDENTITY_ISSUER }),
    issuer: settings.IDENTITY_ISSUER,
    audience: settings.IDENTITY_AUDIENCE,
    usedProofs: createUsedProofs(redis, log),
    checkSession: createSessionCheck({ introspect, log, now: () => performance.now() }),
    findSessionEnd: (subject) => findSessionEnd(portalDb.queries, subject),
    now,
  }),
  deps,
  portalDb,
}
const media = { storage, mediaBucket: settings.S3_MEDIA_BUCKET }
const mediaHandler = {
  ...media,
  findPicture: createFindPicture({
    ...media,
    picturesBucket: settings.S3_PICTURES_BUCKET,
    // Leaves one core free for everything else on this machine.
    withPermit: createSemaphore({ maxConcurrent: Math.max(1, availableParallelism() - 1), maxQueued: 200 }),
    log,
  }),
}
const importsHandler = { db, now, storage, filesBucket: settings.S3_FILES_BUCKET, key: settings.CATALOGUE_IMPORT_KEY }
const filesHandler = {
  db,
  storage,
  filesBucket: settings.S3_FILES_BUCKET,
  authenticate: graphqlHandler.authenticate,
  publicUrl: publicUrlOf('files'),
  links: deps.fileLinks,
}

const csafHandler = {
  ...deps,
  publisherName: settings.ADVISORY_PUBLISHER,
  securityContact: settings.SECURITY_CONTACT,
}

const scimHandler = {
  ...deps,
  db: portalDb,
  // The first synchronisation of a directory sends thousands of people.
  limitOrganisation: createRateLimit(redis, { name: 'scim:organisation', points: 3000, seconds: 60 }),
  limitAddress: createRateLimit(redis, { name: 'scim:address', points: 30, seconds: 60 }),
}

const listener = startTicketListener({ url: settings.DATA_DATABASE_URL, log })
const stopping = new AbortController()
const liveHandler = {
  db: portalDb,
  authenticate: graphqlHandler.authenticate,
  publicUrl: publicUrlOf('live'),
  listener,
  stopping: stopping.signal,
}

const buckets = [settings.S3_QUARANTINE_BUCKET, settings.S3_FILES_BUCKET, settings.S3_PICTURES_BUCKET]
for (const bucket of buckets) await storage.ensureBucket(bucket)

const server = createHttpServer({
  handlers: {
    '/graphql': (request, response) => handleGraphql(request, response, graphqlHandler),
    // The same handler under the URL that browsers use for tickets; a DPoP proof is valid for one URL only.
    '/tickets': (request, response) =>
      handleGraphql(request, response, { ...graphqlHandler, publicUrl: publicUrlOf('tickets') }),
    '/live': (request, response) => handleLive(request, response, liveHandler),
    '/uploads': createUploadsHandler(uploads),
    '/media': (request, response) => handleMedia(request, response, mediaHandler),
    '/product-data': (request, response) => handleProductData(request, response, deps),
    '/product-files': (request, response) => handleProductFile(request, response, { db, ...media }),
    '/catalogue-imports': (request, response) => handleImports(request, response, importsHandler),
    '/files': (request, response) => handleFile(request, response, filesHandler),
    '/scim': (request, response) => handleScim(request, response, scimHandler),
    '/instructions': (request, response) =>
      handleInstructions(request, response, { ...deps, storage, filesBucket: settings.S3_FILES_BUCKET }),
    '/csaf': (request, response) => handleCsaf(request, response, csafHandler),
    '/software-key': async (request, response) => handleSoftwareKey(request, response, deps),
    '/software': (request, response) =>
      handleSoftware(request, response, { ...deps, storage, filesBucket: settings.S3_FILES_BUCKET }),
  },
  log,
  metrics,
})
server.listen(settings.DATA_PORT, settings.LISTEN_HOST, () => log.info('listening', { port: settings.DATA_PORT }))

await finishStart({
  port: settings.DATA_OPERATIONS_PORT,
  // Readiness needs only Postgres: features that need Redis, search or storage report an outage themselves.
  checks: [{ component: 'postgres', check: db.ping }],
  stopSteps: [
    { component: 'live', stop: () => stopping.abort() },
    toHttpStop(server, isDraining),
    { component: 'postgres', stop: async () => void (await Promise.all([db.close(), portalDb.close()])) },
    { component: 'live-listener', stop: listener.stop },
    { component: 'redis', stop: () => redis.disconnect() },
    { component: 'search', stop: search.close },
    { component: 'storage', stop: storage.close },
  ],
})
