import { errorFields, type Log } from '@ferrule/telemetry/log'
import { Redis } from 'ioredis'

/**
 * Fails fast instead of queueing: whoever reads content has another level to ask, and a visitor waits meanwhile.
 * Reconnects for ever in the background.
 */
export function connectRedis(url: string, log: Log): Redis {
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    connectTimeout: 1000,
    commandTimeout: 500,
    retryStrategy: (attempt) => Math.min(attempt * 100, 2000),
  })
  redis.on('error', (error) => log.warn('redis-connection-failed', errorFields(error)))
  return redis
}
