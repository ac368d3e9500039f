import { once } from 'node:events'
import { connectRedis } from '@ferrule/content-client/redis-connection'
import { createLog } from '@ferrule/telemetry/log'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readSettings } from '../settings.ts'
import { createUploadLocks } from './upload-locks.ts'

const log = createLog({ service: 'test', write: () => {} })
const redis = connectRedis(readSettings().REDIS_URL, log)
beforeAll(async () => void (redis.status === 'ready' || (await once(redis, 'ready'))))
afterAll(() => redis.disconnect())

const { signal } = new AbortController()
/** Two lockers stand for two processes: they share nothing but Redis. */
const lockTwice = () => {
  const id = crypto.randomUUID()
  return [createUploadLocks(redis, log).newLock(id), createUploadLocks(redis, log).newLock(id)] as const
}

test('two processes never hold the lock of an upload at once, and the second one makes the first stop', async () => {
  const [first, second] = lockTwice()
  const events: string[] = []
  await first.lock(signal, async () => {
    events.push('first is asked to stop')
    await first.unlock()
  })
  await second.lock(signal, () => undefined)
  events.push('second has the lock')
  await second.unlock()
  expect(events).toEqual(['first is asked to stop', 'second has the lock'])
})

test('a request whose client has gone stops waiting', async () => {
  const [first, second] = lockTwice()
  await first.lock(signal, () => undefined)
  await expect(second.lock(AbortSignal.timeout(300), () => undefined)).rejects.toMatchObject({ status_code: 500 })
  await first.unlock()
})
