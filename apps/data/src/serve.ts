import { availableParallelism } from 'node:os'
import { createIdentityAdmin } from '@ferrule/connectors/identity-admin/identity-admin'
import { createObjectStorage } from '@ferrule/connectors/object-storage/object-storage'
import { createSearchEngine } from '@ferrule/connectors/search-engine/search-engine'
import { readOperations } from '@ferrule/data-client/read-operations'
import { stopGracefully } from '@ferrule/telemetry/graceful-stop'
import { createLog, errorFields } from '@ferrule/telemetry/log'
import { createMetrics, startOperations } from '@ferrule/telemetry/operations'
import { startTracing } from '@ferrule/telemetry/tracing'
import { createBotCheck } from './bot-check/bot-check.ts'
import { createBotProofs } from './bot-check/create-bot-proofs.ts'
import { createSendLimits } from './bot-check/send-limits.ts'
import { createFileLinks } from './files/file-links.ts'
import { createPhoneLinks } from './files/phone-links.ts'
import { Quarantine } from './files/quarantine.ts'
import { toStorageSettings } from './files/storage-settings.ts'
import { createUploadLimits } from './files/upload-limits.ts'
import { createGraphqlServer } from './graphql/graphql-server.ts'
import { createSchema } from './graphql/schema.ts'
import { toServiceUrls } from './portal-services/service-urls.ts'
import { createFindPicture } from './pictures/find-picture.ts'
import { createTurns } from './pictures/turns.ts'
import { createDatabase } from './postgres/database.ts'
import { createRequestLinks } from './requests/request-links.ts'
import { answerImports } from './serve/catalogue-imports-door.ts'
import { answerFile } from './serve/files-door.ts'
import { answerGraphql } from './serve/graphql-door.ts'
import { createHttpServer } from './serve/http-server.ts'
import { answerMedia } from './serve/media-door.ts'
import { answerProductData } from './serve/product-data-door.ts'
import { answerProductFile } from './serve/product-files-door.ts'
import { answerSoftware } from './serve/software-door.ts'
import { answerSoftwareKey } from './serve/software-key-door.ts'
import { createUploadServer } from './serve/upload-server.ts'
import { createUploadsDoor } from './serve/uploads-door.ts'
import { startTicketListener } from './live/ticket-listener.ts'
import { answerLive } from './serve/live-door.ts'
import { readSettings } from './settings.ts'
import { createActorReader } from './sign-in/actor-reader.ts'
import { connectRedis } from '@ferrule/content-client/redis-connection'
import { createIdentityKeys } from './sign-in/identity-keys.ts'
import { createIntrospection, createSessionCheck } from './sign-in/session-check.ts'
import { createUsedProofs } from './sign-in/used-proofs.ts'
import { createDownloadLinks } from './software/download-links.ts'
import { createSoftwareSigning } from './software/software-signing.ts'
import { createReplyAddresses } from './tickets/reply-addresses.ts'

const settings = readSettings()
const stopTracing = startTracing({ service: 'data', folder: settings.TRACES_FOLDER, otlpUrl: settings.OTLP_TRACES_URL })
const log = createLog({ service: 'data', level: settings.LOG_LEVEL })
const metrics = createMetrics('data')
const connectTo = (name: string, maxConnections: number) =>
  createDatabase({
    url: settings.DATA_DATABASE_URL,
    name,
    maxConnections,
    onConnectionError: (error) => log.warn('connection-lost', errorFields(error)),
  })
// Whoever is signed in keeps connections of their own, however many visitors ask for something slow.
const db = connectTo('data-public', 10)
const portalDb = connectTo('data-portal', 6)
const redis = connectRedis(settings.REDIS_URL, log)
const search = createSearchEngine({ url: settings.SEARCH_URL })
const storage = createObjectStorage(toStorageSettings(settings))
const now = () => new Date()
const identityAccess = {
  internalUrl: settings.IDENTITY_INTERNAL_URL,
  issuer: settings.IDENTITY_ISSUER,
  clientId: settings.IDENTITY_AUDIENCE,
  clientSecret: settings.IDENTITY_DATA_SECRET,
}
const deps = {
  db,
  search,
  identity: createIdentityAdmin(identityAccess),
  log,
  now,
  serviceUrls: toServiceUrls(settings),
  portalTeamAddress: settings.PORTAL_TEAM_ADDRESS,
  requestTeamAddress: settings.REQUEST_TEAM_ADDRESS,
  requestLinks: createRequestLinks(settings.REQUEST_LINK_KEY),
  downloadLinks: createDownloadLinks(settings.DOWNLOAD_LINK_KEY),
  softwareSigning: createSoftwareSigning(settings.SOFTWARE_SIGNING_KEY),
  replyAddresses: createReplyAddresses({ key: settings.REPLY_ADDRESS_KEY, domain: settings.REPLY_DOMAIN }),
  fileLinks: createFileLinks({ key: settings.REQUEST_LINK_KEY, now }),
  phoneLinks: createPhoneLinks({ key: settings.REQUEST_LINK_KEY, now }),
  botCheck: createBotCheck(createBotProofs(settings, { redis, log, now }), createSendLimits(redis)),
  publicOrigin: settings.EDGE_ORIGIN,
}

const uploads = createUploadServer({
  quarantine: new Quarantine({ storage: toStorageSettings(settings), bucket: settings.S3_QUARANTINE_BUCKET, db }),
  publicPath: '/api/uploads',
  publicOrigin: settings.EDGE_ORIGIN,
  limits: createUploadLimits(redis),
  deps,
})
const introspect = createIntrospection(identityAccess)
const publicUrlOf = (endpoint: string) => `${settings.EDGE_ORIGIN}/api/${endpoint}`
const graphqlDoor = {
  graphql: createGraphqlServer({
    schema: createSchema(),
    operations: await readOperations(),
    adHoc: settings.GRAPHQL_AD_HOC,
    introspection: settings.GRAPHQL_INTROSPECTION,
    log,
  }),
  publicUrl: publicUrlOf('data'),
  readActor: createActorReader({
    keys: createIdentityKeys({ internalUrl: settings.IDENTITY_INTERNAL_URL, issuer: settings.IDENTITY_ISSUER }),
    issuer: settings.IDENTITY_ISSUER,
    audience: settings.IDENTITY_AUDIENCE,
    usedProofs: createUsedProofs(redis, log),
    checkSession: createSessionCheck({ introspect, log, now: () => performance.now() }),
    now,
  }),
  deps,
  portalDb,
}
const media = { storage, mediaBucket: settings.S3_MEDIA_BUCKET }
const mediaDoor = {
  ...media,
  findPicture: createFindPicture({
    ...media,
    picturesBucket: settings.S3_PICTURES_BUCKET,
    // One core stays free for everything else that is asked of this machine.
    inTurn: createTurns({ atOnce: Math.max(1, availableParallelism() - 1), waiting: 200 }),
    log,
  }),
}
const importsDoor = { db, now, storage, filesBucket: settings.S3_FILES_BUCKET, key: settings.CATALOGUE_IMPORT_KEY }
const filesDoor = {
  db,
  storage,
  filesBucket: settings.S3_FILES_BUCKET,
  readActor: graphqlDoor.readActor,
  publicUrl: publicUrlOf('files'),
  links: deps.fileLinks,
}

const listener = startTicketListener({ url: settings.DATA_DATABASE_URL, log })
const stopping = new AbortController()
const liveDoor = {
  db: portalDb,
  readActor: graphqlDoor.readActor,
  publicUrl: publicUrlOf('live'),
  listener,
  stopping: stopping.signal,
}

const buckets = [settings.S3_QUARANTINE_BUCKET, settings.S3_FILES_BUCKET, settings.S3_PICTURES_BUCKET]
for (const bucket of buckets) await storage.ensureBucket(bucket)

const server = createHttpServer({
  doors: {
    '/graphql': (request, response) => answerGraphql(request, response, graphqlDoor),
    // The same answers under the address that browsers use for tickets; a proof holds for one address only.
    '/tickets': (request, response) =>
      answerGraphql(request, response, { ...graphqlDoor, publicUrl: publicUrlOf('tickets') }),
    '/live': (request, response) => answerLive(request, response, liveDoor),
    '/uploads': createUploadsDoor(uploads),
    '/media': (request, response) => answerMedia(request, response, mediaDoor),
    '/product-data': (request, response) => answerProductData(request, response, deps),
    '/product-files': (request, response) => answerProductFile(request, response, { db, ...media }),
    '/catalogue-imports': (request, response) => answerImports(request, response, importsDoor),
    '/files': (request, response) => answerFile(request, response, filesDoor),
    '/software-key': async (request, response) => answerSoftwareKey(request, response, deps),
    '/software': (request, response) =>
      answerSoftware(request, response, { ...deps, storage, filesBucket: settings.S3_FILES_BUCKET }),
  },
  log,
  metrics,
})
// Redis, search and the store may be away: what needs them says so itself, the rest goes on.
const operations = await startOperations({
  port: settings.DATA_OPERATIONS_PORT,
  metrics,
  log,
  checks: [{ part: 'postgres', check: db.ping }],
})
server.listen(settings.DATA_PORT, '127.0.0.1', () => log.info('listening', { port: settings.DATA_PORT }))

stopGracefully(log, [
  { part: 'readiness', stop: operations.startDraining },
  { part: 'live', stop: () => stopping.abort() },
  { part: 'http', stop: () => new Promise((resolve) => server.close(resolve)) },
  { part: 'postgres', stop: async () => void (await Promise.all([db.close(), portalDb.close()])) },
  { part: 'live-listener', stop: listener.stop },
  { part: 'redis', stop: () => redis.disconnect() },
  { part: 'search', stop: search.close },
  { part: 'storage', stop: storage.close },
  { part: 'traces', stop: stopTracing },
  { part: 'operations', stop: operations.close },
])
