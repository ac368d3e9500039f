import { createIdentityAdmin } from '@ferrule/connectors/identity-admin/identity-admin'
import { openMailInbox } from '@ferrule/connectors/mail-inbox/mail-inbox'
import { createObjectStorage } from '@ferrule/connectors/object-storage/object-storage'
import { errorFields } from '@ferrule/telemetry/log'
import { startProcess } from '@ferrule/telemetry/start-process'
import { toStorageSettings } from './files/storage-settings.ts'
import { createDatabase } from './postgres/database.ts'
import { readMailInSettings } from './settings.ts'
import { toIdentityAccess } from './sign-in/identity-access.ts'
import { receiveReply } from './tickets/receive-reply.ts'
import { createReplyAddresses } from './tickets/reply-addresses.ts'

// A separate process: mail of strangers is parsed here, and a crash affects nothing else.
const settings = readMailInSettings()
const { log, finishStart } = startProcess('mail-in', settings)
const db = createDatabase({
  url: settings.DATA_DATABASE_URL,
  name: 'data-mail-in',
  maxConnections: 4,
  onConnectionError: (error) => log.warn('connection-lost', errorFields(error)),
})
const storage = createObjectStorage(toStorageSettings(settings))
const replyAddresses = createReplyAddresses({ keys: settings.REPLY_ADDRESS_KEYS, domain: settings.REPLY_DOMAIN })
const identity = createIdentityAdmin(toIdentityAccess(settings))
const deps = {
  db,
  storage,
  identity,
  replyAddresses,
  now: () => new Date(),
  portalTeamAddress: settings.PORTAL_TEAM_ADDRESS,
  publicOrigin: settings.EDGE_ORIGIN,
  quarantineBucket: settings.S3_QUARANTINE_BUCKET,
  fileKey: settings.REPLY_ADDRESS_KEYS[0],
  ownAddress: /<([^<>]+)>$/.exec(settings.MAIL_FROM)?.[1] ?? settings.MAIL_FROM,
}
const inbox = await openMailInbox({
  host: settings.LISTEN_HOST,
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
await finishStart({
  port: settings.MAIL_IN_OPERATIONS_PORT,
  checks: [
    { component: 'postgres', check: db.ping },
    { component: 'inbox', check: inbox.check },
  ],
  stopSteps: [
    { component: 'inbox', stop: inbox.close },
    { component: 'postgres', stop: db.close },
    { component: 'storage', stop: storage.close },
  ],
})
