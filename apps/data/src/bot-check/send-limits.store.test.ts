import { once } from 'node:events'
import { connectRedis } from '@ferrule/content-client/redis-connection'
import { createLog } from '@ferrule/telemetry/log'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readSettings } from '../settings.ts'
import { createSendLimits } from './send-limits.ts'

const redis = connectRedis(readSettings().REDIS_URL, createLog({ service: 'test', write: () => {} }))
const limits = createSendLimits(redis)
beforeAll(async () => void (redis.status === 'ready' || (await once(redis, 'ready'))))
afterAll(() => redis.disconnect())

const somebody = () => ({
  address: crypto.randomUUID(),
  email: `${crypto.randomUUID()}@example.com`,
  allowance: 1,
  sendKey: crypto.randomUUID(),
})

test('one send a minute is let through, and a second one is not [B1]', async () => {
  const send = somebody()
  expect(await limits.take(send)).toBe(true)
  expect(await limits.take({ ...send, sendKey: crypto.randomUUID() })).toBe(false)
})

test('the same send again, because we died before it was saved, is not counted again', async () => {
  const send = somebody()
  expect(await limits.take(send)).toBe(true)
  expect(await limits.take(send)).toBe(true)
})

test('one that was turned away does not get in by trying again', async () => {
  const send = somebody()
  await limits.take(send)
  const second = { ...send, sendKey: crypto.randomUUID() }
  expect([await limits.take(second), await limits.take(second)]).toEqual([false, false])
})

test('while Redis is away a process counts for itself [B4]', async () => {
  const nowhere = connectRedis('redis://127.0.0.1:1', createLog({ service: 'test', write: () => {} }))
  const alone = createSendLimits(nowhere)
  const send = somebody()
  try {
    expect(await alone.take(send)).toBe(true)
    expect(await alone.take({ ...send, sendKey: crypto.randomUUID() })).toBe(false)
    expect(await alone.take(somebody())).toBe(true)
  } finally {
    nowhere.disconnect()
  }
})
