import { createEdgeCache } from '@ferrule/connectors/edge-cache/edge-cache'
import { createMailer } from '@ferrule/connectors/mailer/mailer'
import { createObjectStorage } from '@ferrule/connectors/object-storage/object-storage'
import { createSearchEngine } from '@ferrule/connectors/search-engine/search-engine'
import { createAskOutside } from '@ferrule/connectors/outside/ask-outside'
import { createHttpTicketSystem } from '@ferrule/connectors/ticket-system/http-ticket-system'
import type { TicketSystem } from '@ferrule/connectors/ticket-system/ticket-system'
import { createVirusScanner } from '@ferrule/connectors/virus-scanner/virus-scanner'
import { hosts } from '@ferrule/content-client/content-entries'
import { createContentService } from '@ferrule/content-client/content-service'
import { connectRedis } from '@ferrule/content-client/redis-connection'
import { createRedisContentStore } from '@ferrule/content-client/redis-content-store'
import type { StopStep } from '@ferrule/telemetry/graceful-stop'
import type { Log } from '@ferrule/telemetry/log'
import { createImportCatalogueJob } from '../catalogue/import/import-catalogue.job.ts'
import { createPurgeCatalogueJob } from '../catalogue/purge-catalogue.job.ts'
import { createExpireUploadsJob } from '../files/expire-uploads.job.ts'
import { Quarantine } from '../files/quarantine.ts'
import { createScanUploadJob } from '../files/scan-upload.job.ts'
import { toStorageSettings } from '../files/storage-settings.ts'
import { createSendMailJob } from '../mail/send-mail.job.ts'
import { createDrawOrder } from '../orders/draw-order.ts'
import { createTurns } from '../pictures/turns.ts'
import type { Database } from '../postgres/database.ts'
import { createContentJobs } from '../publishing/create-content-jobs.ts'
import { ensureIndices } from '../search/ensure-indices.ts'
import { createIndexPageJob } from '../search/index-page.job.ts'
import { createIndexProductsJob } from '../search/index-products.job.ts'
import { createRestorePageIndexJob } from '../search/restore-page-index.job.ts'
import type { Settings } from '../settings.ts'
import { createDeliverTicketsJob } from '../tickets/deliver-tickets.job.ts'
import { createExpireTicketEventsJob } from '../tickets/expire-ticket-events.job.ts'
import { createReplyAddresses } from '../tickets/reply-addresses.ts'
import type { Jobs } from './instrument-jobs.ts'

export type CreatedJobs = {
  /** Jobs that our own changes cause. */
  own: Jobs
  /** Jobs that the content service's changes cause; they wait in its database. */
  content: Jobs
  /** Run once, before the first job. */
  prepare: () => Promise<void>
  /** Rejects until the edge can know which hosts are ours. */
  checkHosts: () => Promise<void>
  closeSteps: StopStep[]
}

/** Every job with the outside services it needs. */
export function createJobs({ settings, db, log }: { settings: Settings; db: Database; log: Log }): CreatedJobs {
  const now = () => new Date()
  const buckets = { quarantine: settings.S3_QUARANTINE_BUCKET, files: settings.S3_FILES_BUCKET }
  const storage = createObjectStorage(toStorageSettings(settings))
  const quarantine = new Quarantine({ storage: toStorageSettings(settings), bucket: buckets.quarantine, db })
  const inTurn = createTurns({ atOnce: 1, waiting: 200 })
  const scanner = createVirusScanner({ host: settings.CLAMD_HOST, port: settings.CLAMD_PORT })
  const mailer = createMailer({ smtpUrl: settings.SMTP_URL, from: settings.MAIL_FROM })
  const search = createSearchEngine({ url: settings.SEARCH_URL })
  const source = createContentService({ url: settings.CONTENT_SERVICE_URL, key: settings.CONTENT_SERVICE_KEY })
  const redis = connectRedis(settings.REDIS_URL, log)
  const edge = createEdgeCache({ purgeUrl: settings.EDGE_PURGE_URL })
  const store = createRedisContentStore(redis)
  return {
    own: {
      'import-catalogue': createImportCatalogueJob({ db, storage, filesBucket: buckets.files, now }),
      'index-products': createIndexProductsJob({ db, search }),
      'send-mail': createSendMailJob({ db, now, mailer, log, drawOrder: createDrawOrder(db) }),
      'scan-upload': createScanUploadJob({ db, now, log, storage, scanner, buckets, inTurn }),
      'expire-uploads': createExpireUploadsJob({ quarantine, log, db, now, storage, buckets }),
      'deliver-tickets': createDeliverTicketsJob({
        db,
        now,
        log,
        ticketSystem: toTicketSystem(settings),
        ...toTelling(settings),
      }),
      'expire-ticket-events': createExpireTicketEventsJob({ db, now }),
      'purge-catalogue': createPurgeCatalogueJob({ db, edge }),
    },
    content: {
      ...createContentJobs({ source, store, edge }, log),
      'index-page': createIndexPageJob({ source, search }),
      'restore-page-index': createRestorePageIndexJob({ source, search, log }),
    },
    prepare: () => ensureIndices(search, log),
    checkHosts: async () => {
      if (!(await store.find(hosts))) throw new Error('no hosts are known yet')
    },
    closeSteps: [
      { part: 'redis', stop: () => redis.disconnect() },
      { part: 'search', stop: search.close },
      { part: 'storage', stop: storage.close },
      { part: 'mail', stop: mailer.close },
    ],
  }
}

/** What is said there is told to customers by mail. */
function toTelling({ PORTAL_TEAM_ADDRESS, EDGE_ORIGIN, REPLY_ADDRESS_KEY: key, REPLY_DOMAIN: domain }: Settings) {
  const replyAddresses = createReplyAddresses({ key, domain })
  return { portalTeamAddress: PORTAL_TEAM_ADDRESS, publicOrigin: EDGE_ORIGIN, replyAddresses }
}

/** Nothing where the service works in the portal itself. */
function toTicketSystem(settings: Settings): TicketSystem | undefined {
  const { TICKET_SYSTEM_URL: url, TICKET_SYSTEM_KEY: key, OUTSIDE_OWN_NETWORKS: ownNetworks } = settings
  if (!url || !key) return undefined
  return createHttpTicketSystem({ url, key, ask: createAskOutside({ origins: [url], ownNetworks }) })
}
