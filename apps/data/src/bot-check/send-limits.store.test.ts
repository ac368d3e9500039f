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

const aSubmission = () => ({
  address: crypto.randomUUID(),
  email: `${crypto.randomUUID()}@example.com`,
  allowance: 1,
  idempotencyKey: crypto.randomUUID(),
})

test('accepts one submission per minute and refuses a second one [B1]', async () => {
  const send = aSubmission()
  expect(await limits.take(send)).toBe(true)
  expect(await limits.take({ ...send, idempotencyKey: crypto.randomUUID() })).toBe(false)
})

test('does not count a retry of the same submission', async () => {
  const send = aSubmission()
  expect(await limits.take(send)).toBe(true)
  expect(await limits.take(send)).toBe(true)
})

test('counts the addresses of one IPv6 network as one client', async () => {
  const network = crypto.randomUUID().slice(0, 4)
  const from = (address: string) => limits.take({ ...aSubmission(), address })
  expect(await from(`2001:db8:7:${network}::1`)).toBe(true)
  expect(await from(`2001:db8:7:${network}:ffff::2`)).toBe(false)
  expect(await from(`2001:db8:8:${network}::1`)).toBe(true)
})

test('keeps refusing a refused submission', async () => {
  const send = aSubmission()
  await limits.take(send)
  const second = { ...send, idempotencyKey: crypto.randomUUID() }
  expect([await limits.take(second), await limits.take(second)]).toEqual([false, false])
})

test('counts in the process while Redis is unavailable [B4]', async () => {
  const unreachable = connectRedis('redis://127.0.0.1:1', createLog({ service: 'test', write: () => {} }))
  const localLimits = createSendLimits(unreachable)
  const send = aSubmission()
  try {
    expect(await localLimits.take(send)).toBe(true)
    expect(await localLimits.take({ ...send, idempotencyKey: crypto.randomUUID() })).toBe(false)
    expect(await localLimits.take(aSubmission())).toBe(true)
  } finally {
    unreachable.disconnect()
  }
})
