import type { Log } from '@ferrule/telemetry/log'
import { z } from 'zod'
import { changesChannel, everything } from './content-entries.ts'
import { connectRedis } from './redis-connection.ts'

const changedKeys = z.array(z.string())

export type ChangeListener = {
  forget(keys: readonly string[]): void
  /** Called when everything is named, and at every new subscription: what was said before it nobody heard. */
  distrust(): void
}

/** Listens on a connection of its own; returns the function that ends it. */
export function subscribeToChanges(redisUrl: string, log: Log, listener: ChangeListener): () => Promise<void> {
  const redis = connectRedis(redisUrl, log)
  redis.on('ready', () => {
    redis.subscribe(changesChannel).then(
      () => listener.distrust(),
      // The connection was lost again; the next `ready` subscribes anew.
      () => undefined,
    )
  })
  redis.on('message', (_channel, message) => {
    const keys = readKeys(message)
    if (keys?.includes(everything)) listener.distrust()
    else if (keys) listener.forget(keys)
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
