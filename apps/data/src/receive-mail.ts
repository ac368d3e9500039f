import { openMailInbox } from '@ferrule/connectors/mail-inbox/mail-inbox'
import { createObjectStorage } from '@ferrule/connectors/object-storage/object-storage'
import { stopGracefully } from '@ferrule/telemetry/graceful-stop'
import { createLog, errorFields } from '@ferrule/telemetry/log'
import { createMetrics, startOperations } from '@ferrule/telemetry/operations'
import { startTracing } from '@ferrule/telemetry/tracing'
import { toStorageSettings } from './files/storage-settings.ts'
import { createDatabase } from './postgres/database.ts'
import { readSettings } from './settings.ts'
import { receiveReply } from './tickets/receive-reply.ts'
import { createReplyAddresses } from './tickets/reply-addresses.ts'

// A process of its own: what strangers send is read here, and nothing else goes down with it.
const settings = readSettings()
const stopTracing = startTracing({
  service: 'mail-in',
  folder: settings.TRACES_FOLDER,
  otlpUrl: settings.OTLP_TRACES_URL,
})
const log = createLog({ service: 'mail-in', level: settings.LOG_LEVEL })
const metrics = createMetrics('mail-in')
const db = createDatabase({
  url: settings.DATA_DATABASE_URL,
  name: 'data-mail-in',
  maxConnections: 4,
  onConnectionError: (error) => log.warn('connection-lost', errorFields(error)),
})
const storage = createObjectStorage(toStorageSettings(settings))
const replyAddresses = createReplyAddresses({ key: settings.REPLY_ADDRESS_KEY, domain: settings.REPLY_DOMAIN })
const deps = {
  db,
  storage,
  replyAddresses,
  now: () => new Date(),
  portalTeamAddress: settings.PORTAL_TEAM_ADDRESS,
  publicOrigin: settings.EDGE_ORIGIN,
  quarantineBucket: settings.S3_QUARANTINE_BUCKET,
  fileKey: settings.REPLY_ADDRESS_KEY,
  ownAddress: /<([^>]+)>$/.exec(settings.MAIL_FROM)?.[1] ?? settings.MAIL_FROM,
}
const inbox = await openMailInbox({
  port: settings.MAIL_IN_PORT,
  maxBytes: 25 * 1024 * 1024,
  isKnown: (address) => replyAddresses.readAddress(address) !== undefined,
  take: async (address, mail) => {
    const id = replyAddresses.readAddress(address)
    const received = id ? await receiveReply(deps, id, mail) : { ok: false as const, reason: 'address-unknown' }
    log.info('reply-received', { recordId: id, reason: received.ok ? received.value : received.reason })
    return received
  },
  log,
})
const operations = await startOperations({
  port: settings.MAIL_IN_OPERATIONS_PORT,
  metrics,
  log,
  checks: [
    { part: 'postgres', check: db.ping },
    { part: 'inbox', check: inbox.check },
  ],
})

stopGracefully(log, [
  { part: 'readiness', stop: operations.startDraining },
  { part: 'inbox', stop: inbox.close },
  { part: 'postgres', stop: db.close },
  { part: 'storage', stop: storage.close },
  { part: 'traces', stop: stopTracing },
  { part: 'operations', stop: operations.close },
])
