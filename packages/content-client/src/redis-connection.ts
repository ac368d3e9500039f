import { errorFields, type Log } from '@ferrule/telemetry/log'
import { Redis } from 'ioredis'

/**
 * Connects to Redis. Commands fail fast instead of queueing, because a visitor is waiting and content can be read from
 * another tier. Reconnects for ever in the background.
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
