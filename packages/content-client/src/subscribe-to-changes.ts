import type { Log } from '@ferrule/telemetry/log'
import { z } from 'zod'
import { changesChannel, everything, holdsChannel } from './content-entries.ts'
import { connectRedis } from './redis-connection.ts'

const changedKeys = z.array(z.string())

export type ChangeListener = {
  invalidate(keys: readonly string[]): void
  hold(keys: readonly string[]): void
  /**
   * Called when all entries are to be reloaded, and at every new subscription, because earlier messages were missed.
   */
  markAllStale(): void
}

/** Subscribes to changed keys on a separate connection. Returns the function that closes it. */
export function subscribeToChanges(redisUrl: string, log: Log, listener: ChangeListener): () => Promise<void> {
  const redis = connectRedis(redisUrl, log)
  redis.on('ready', () => {
    redis.subscribe(changesChannel, holdsChannel).then(
      () => listener.markAllStale(),
      // The connection was lost again; the next `ready` event subscribes again.
      () => undefined,
    )
  })
  redis.on('message', (channel, message) => {
    const keys = readKeys(message)
    if (keys && channel === holdsChannel) listener.hold(keys)
    else if (keys?.includes(everything)) listener.markAllStale()
    else if (keys) listener.invalidate(keys)
    else log.warn('change-message-unreadable')
  })
  return async () => redis.disconnect()
}

function readKeys(message: string): string[] | undefined {
  try {
    return changedKeys.parse(JSON.parse(message))
  } catch {
    return undefined
  }
}
