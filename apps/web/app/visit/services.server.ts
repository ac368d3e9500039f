import { type ContentCache, createContentCache } from '@ferrule/content-client/content-cache'
import { type ContentClient, createContentClient } from '@ferrule/content-client/content-client'
import { createContentService } from '@ferrule/content-client/content-service'
import { connectRedis } from '@ferrule/content-client/redis-connection'
import { createRedisContentStore } from '@ferrule/content-client/redis-content-store'
import { createStagedPageReader, type ReadStagedPage } from '@ferrule/content-client/staged-pages'
import { subscribeToChanges } from '@ferrule/content-client/subscribe-to-changes'
import { defaultLanguage } from '@ferrule/domain/locales/language'
import { catalogueKey } from '@ferrule/domain/publishing/surrogate-keys'
import { createLog, type Log } from '@ferrule/telemetry/log'
import { createMetrics, type Metrics } from '@ferrule/telemetry/operations'
import { type AddressCounter, createAddressCounter } from '../redirects/count-addresses.server.ts'
import { readSettings, type Settings } from '../../settings.server.ts'

/** The clients and settings that all requests of this process share. */
export type Services = {
  settings: Settings
  log: Log
  metrics: Metrics
  content: ContentClient
  /** Answers of the data service about the catalogue, until an import changes it. */
  catalogue: ContentCache
  /** For previews, which check the right to see drafts. */
  readStagedPage: ReadStagedPage
  redis: ReturnType<typeof connectRedis>
  /** Counts missing pages and followed redirects. */
  addresses: AddressCounter
  /** Rejects if neither Redis nor the content service can be reached. */
  checkContent: () => Promise<unknown>
  /** Aborted when the process stops: then long responses end. */
  stopping: AbortSignal
  endStreams: () => void
  stop: () => Promise<void>
}

/** An answer lives as long as a page at the edge, because seeds and repairs change the catalogue without an import. */
const catalogueLimits = { maxEntries: 400, ttlMs: 300_000, absentTtlMs: 30_000, giveUpMs: 3000 }

let services: Services | undefined

export function getServices(): Services {
  services ??= startServices(readSettings())
  return services
}

function startServices(settings: Settings): Services {
  const log = createLog({ service: 'web', level: settings.LOG_LEVEL })
  const redis = connectRedis(settings.REDIS_URL, log)
  const contentService = { url: settings.CONTENT_SERVICE_URL, key: settings.CONTENT_SERVICE_KEY }
  const source = createContentService(contentService)
  const metrics = createMetrics('web')
  const onRead = (level: string) => metrics.contentReads.inc({ level })
  const content = createContentClient({ source, store: createRedisContentStore(redis), log, onRead })
  const addresses = createAddressCounter(redis, log)
  const catalogue = createContentCache(catalogueLimits, performance)
  const stopping = new AbortController()
  const unsubscribe = subscribeToChanges(settings.REDIS_URL, log, {
    hold: content.hold,
    invalidate(keys) {
      content.invalidate(keys)
      if (keys.includes(catalogueKey)) catalogue.clear()
    },
    markAllStale() {
      content.markAllStale()
      catalogue.markAllStale()
    },
  })
  return {
    settings,
    log,
    metrics,
    content,
    catalogue,
    readStagedPage: createStagedPageReader(contentService),
    redis,
    addresses,
    checkContent: () => redis.ping().catch(() => source.readSystem(defaultLanguage)),
    stopping: stopping.signal,
    endStreams: () => stopping.abort(),
    async stop() {
      await unsubscribe()
      await addresses.stop()
      redis.disconnect()
    },
  }
}
