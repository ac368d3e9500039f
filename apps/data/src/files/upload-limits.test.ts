import { connectRedis } from '@ferrule/content-client/redis-connection'
import { maxUploadsPerDay } from '@ferrule/domain/files/upload'
import { createLog } from '@ferrule/telemetry/log'
import { afterAll, expect, test } from 'vitest'
import { createUploadLimits } from './upload-limits.ts'

/** Redis is unreachable, so that the limits count in this process. */
const redis = connectRedis('redis://127.0.0.1:1', createLog({ service: 'test', write: () => {} }))
afterAll(() => redis.disconnect())

test('the addresses of one IPv6 network share the limit of a day, and another network has its own', async () => {
  const limits = createUploadLimits(redis)
  for (let number = 1; number <= maxUploadsPerDay.files; number += 1)
    expect(await limits.take(`2001:db8:1:2::${number.toString(16)}`, 1)).toBe(true)
  expect(await limits.take('2001:db8:1:2:ffff::1', 1)).toBe(false)
  expect(await limits.take('2001:db8:1:3::1', 1)).toBe(true)
})

test('the addresses of one IPv6 network share the bytes of a day', async () => {
  const limits = createUploadLimits(redis)
  expect(await limits.take('2001:db8:2:2::1', maxUploadsPerDay.bytes)).toBe(true)
  expect(await limits.take('2001:db8:2:2::2', 1)).toBe(false)
})
