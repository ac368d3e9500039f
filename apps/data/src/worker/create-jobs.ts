import { createEdgeCache } from '@ferrule/connectors/edge-cache/edge-cache'
import { createIdentityAdmin } from '@ferrule/connectors/identity-admin/identity-admin'
import { createIdentityDirectory } from '@ferrule/connectors/identity-directory/identity-directory'
import { createMailer } from '@ferrule/connectors/mailer/mailer'
import { createObjectStorage } from '@ferrule/connectors/object-storage/object-storage'
import { createSearchEngine } from '@ferrule/connectors/search-engine/search-engine'
import { createFetchExternal } from '@ferrule/connectors/external-http/fetch-external'
import { createHttpTicketSystem } from '@ferrule/connectors/ticket-system/http-ticket-system'
import type { TicketSystem } from '@ferrule/connectors/ticket-system/ticket-system'
import { createVirusScanner } from '@ferrule/connectors/virus-scanner/virus-scanner'
import { readVapidKey } from '@ferrule/connectors/web-push/vapid-key'
import { createWebPush, type SendWebPush } from '@ferrule/connectors/web-push/web-push'
import { hosts } from '@ferrule/content-client/content-entries'
import { createContentService } from '@ferrule/content-client/content-service'
import { connectRedis } from '@ferrule/content-client/redis-connection'
import { createRedisContentStore } from '@ferrule/content-client/redis-content-store'
import type { StopStep } from '@ferrule/telemetry/graceful-stop'
import type { Log } from '@ferrule/telemetry/log'
import { createAdvisoryJobs } from '../advisories/advisory-jobs.ts'
import { createImportCatalogueJob } from '../catalogue/import/import-catalogue.job.ts'
import { createPurgeCatalogueJob } from '../catalogue/purge-catalogue.job.ts'
import { createExpireUploadsJob } from '../files/expire-uploads.job.ts'
import { Quarantine } from '../files/quarantine.ts'
import { createScanUploadJob } from '../files/scan-upload.job.ts'
import { toStorageSettings } from '../files/storage-settings.ts'
import { createSendMailJob } from '../mail/send-mail.job.ts'
import { announceRelease } from '../media-releases/announce-release.ts'
import { createNotificationJobs } from '../notifications/notification-jobs.ts'
import { createSendPushJob } from '../notifications/send-push.job.ts'
import { createRenderOrderPdf } from '../orders/render-order-pdf.ts'
import { createSemaphore } from '../pictures/semaphore.ts'
import type { Database } from '../postgres/database.ts'
import { createContentJobs } from '../publishing/create-content-jobs.ts'
import { createRemindPaperJob } from '../requests/remind-paper.job.ts'
import { ensureIndices } from '../search/ensure-indices.ts'
import { createIndexPageJob } from '../search/index-page.job.ts'
import { createIndexProductsJob } from '../search/index-products.job.ts'
import { createRestorePageIndexJob } from '../search/restore-page-index.job.ts'
import type { WorkerSettings } from '../settings.ts'
import { toIdentityAccess } from '../sign-in/identity-access.ts'
import { createRenderInvitation } from '../user-admin/render-invitation.ts'
import { createSecretSealing } from '../user-admin/company-sign-in/secret-sealing.ts'
import { createUserAdminJobs } from '../user-admin/user-admin-jobs.ts'
import { createDeliverTicketsJob } from '../tickets/deliver-tickets.job.ts'
import { createReplyAddresses } from '../tickets/reply-addresses.ts'
import { createExpiryJobs } from './create-expiry-jobs.ts'
import type { Jobs } from './instrument-jobs.ts'

export type CreatedJobs = {
  /** Jobs of our own database. */
  own: Jobs
  /** Jobs that the content service enqueues in its database. */
  content: Jobs
  /** Runs once before the first job. */
  prepare: () => Promise<void>
  /** Rejects until the list of hosts for the edge is stored. */
  checkHosts: () => Promise<void>
  closeSteps: StopStep[]
}

/** Creates every job with its external services. */
export function createJobs({ settings, db, log }: { settings: WorkerSettings; db: Database; log: Log }): CreatedJobs {
  const now = () => new Date()
  const buckets = { quarantine: settings.S3_QUARANTINE_BUCKET, files: settings.S3_FILES_BUCKET }
  const storage = createObjectStorage(toStorageSettings(settings))
  const quarantine = new Quarantine({ storage: toStorageSettings(settings), bucket: buckets.quarantine, db })
  const runExclusive = createSemaphore({ maxConcurrent: 1, maxQueued: 200 })
  const scanner = toScanner(settings)
  const mailer = createMailer({ smtpUrl: settings.SMTP_URL, from: settings.MAIL_FROM })
  const search = createSearchEngine({ url: settings.SEARCH_URL })
  const source = createContentService({ url: settings.CONTENT_SERVICE_URL, key: settings.CONTENT_SERVICE_KEY })
  const redis = connectRedis(settings.REDIS_URL, log)
  const edge = createEdgeCache({ purgeUrls: settings.EDGE_PURGE_URLS })
  const store = createRedisContentStore(redis)
  const announcing = { db, now, publicOrigin: settings.EDGE_ORIGIN }
  return {
    own: {
      'import-catalogue': createImportCatalogueJob({ db, storage, filesBucket: buckets.files, now }),
      'index-products': createIndexProductsJob({ db, search }),
      'send-mail': createSendMailJob({
        db,
        now,
        mailer,
        log,
        renderOrderPdf: createRenderOrderPdf(db),
        renderInvitation: createRenderInvitation({ db, publicOrigin: settings.EDGE_ORIGIN }),
      }),
      'scan-upload': createScanUploadJob({ db, now, log, storage, scanner, buckets, runExclusive }),
      'expire-uploads': createExpireUploadsJob({ quarantine, log, db, now, storage, buckets }),
      'deliver-tickets': createDeliverTicketsJob({
        db,
        now,
        log,
        ticketSystem: toTicketSystem(settings),
        ...toNotificationDeps(settings),
      }),
      ...createExpiryJobs({ db, now, log }),
      'remind-paper': createRemindPaperJob({ db, now, log, requestTeamAddress: settings.REQUEST_TEAM_ADDRESS }),
      ...createAdvisoryJobs({ edge, ...announcing, settings }),
      ...createNotificationJobs({ log, ...announcing }),
      'send-push': createSendPushJob({ db, now, log, sendWebPush: toWebPush(settings) }),
      ...createUserAdminJobs({ db, now, log, ...toIdentity(settings) }),
      'purge-catalogue': createPurgeCatalogueJob({ db, store, edge }),
    },
    content: {
      ...createContentJobs({ source, store, edge }, { log, announce: (page) => announceRelease(announcing, page) }),
      'index-page': createIndexPageJob({ source, search }),
      'restore-page-index': createRestorePageIndexJob({ source, search, log }),
    },
    prepare: () => ensureIndices(search, log),
    checkHosts: async () => {
      if (!(await store.find(hosts))) throw new Error('the list of hosts is not stored yet')
    },
    closeSteps: [
      { component: 'redis', stop: () => redis.disconnect() },
      { component: 'search', stop: search.close },
      { component: 'storage', stop: storage.close },
      { component: 'mail', stop: mailer.close },
    ],
  }
}

function toScanner({ CLAMD_HOST: host, CLAMD_PORT: port, VIRUS_SIGNATURES: signatures }: WorkerSettings) {
  return createVirusScanner({ host, port, needsOfficialSignatures: signatures === 'official' })
}

/** The clients of the identity server. */
function toIdentity(settings: WorkerSettings) {
  const access = toIdentityAccess(settings)
  return {
    identity: createIdentityAdmin(access),
    // A page of 500 organisations takes longer than a call for one person.
    directory: createIdentityDirectory({ ...access, timeoutMs: 15_000 }),
    secretSealing: createSecretSealing(settings.IDENTITY_DATA_KEY),
  }
}

/** Dependencies of the mails about external ticket events. */
function toNotificationDeps({
  PORTAL_TEAM_ADDRESS,
  EDGE_ORIGIN,
  REPLY_ADDRESS_KEYS: keys,
  REPLY_DOMAIN: domain,
}: WorkerSettings) {
  const replyAddresses = createReplyAddresses({ keys, domain })
  return { portalTeamAddress: PORTAL_TEAM_ADDRESS, publicOrigin: EDGE_ORIGIN, replyAddresses }
}

/** Undefined without a key. */
function toWebPush({ PUSH_SIGNING_KEY: key, PORTAL_TEAM_ADDRESS: team }: WorkerSettings): SendWebPush | undefined {
  return key ? createWebPush({ key: readVapidKey(key), contact: `mailto:${team}` }) : undefined
}

/** Undefined where the service works in the portal itself. */
function toTicketSystem(settings: WorkerSettings): TicketSystem | undefined {
  const { TICKET_SYSTEM_URL: url, TICKET_SYSTEM_KEY: key, EXTERNAL_TRUSTED_NETWORKS: trustedNetworks } = settings
  if (!url || !key) return undefined
  return createHttpTicketSystem({ url, key, fetchExternal: createFetchExternal({ origins: [url], trustedNetworks }) })
}
