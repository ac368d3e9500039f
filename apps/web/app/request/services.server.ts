import { type ContentClient, createContentClient } from '@ferrule/content-client/content-client'
import { createContentService } from '@ferrule/content-client/content-service'
import { connectRedis } from '@ferrule/content-client/redis-connection'
import { createRedisPageStore } from '@ferrule/content-client/redis-page-store'
import { subscribeToChanges } from '@ferrule/content-client/subscribe-to-changes'
import { createLog, type Log } from '@ferrule/telemetry/log'
import { createMetrics, type Metrics } from '@ferrule/telemetry/operations'
import { readSettings, type Settings } from '../../settings.server.ts'

/** What every request of this process shares. */
export type Services = {
  settings: Settings
  log: Log
  metrics: Metrics
  content: ContentClient
  /** Rejects when neither of the two places that hold content can be reached. */
  checkContent: () => Promise<unknown>
  stop: () => Promise<void>
}

let services: Services | undefined

export function getServices(): Services {
  services ??= startServices(readSettings())
  return services
}

function startServices(settings: Settings): Services {
  const log = createLog({ service: 'web', level: settings.LOG_LEVEL })
  const redis = connectRedis(settings.REDIS_URL, log)
  const source = createContentService({ url: settings.CONTENT_SERVICE_URL })
  const content = createContentClient({ source, store: createRedisPageStore(redis), log })
  const unsubscribe = subscribeToChanges(settings.REDIS_URL, log, content)
  return {
    settings,
    log,
    metrics: createMetrics('web'),
    content,
    checkContent: () => redis.ping().catch(() => source.readSites()),
    async stop() {
      await unsubscribe()
      redis.disconnect()
    },
  }
}
