import { connectRedis } from '@ferrule/content-client/redis-connection'
import { operationLimits } from '@ferrule/domain/rate-limits/operation-limits'
import { createLog } from '@ferrule/telemetry/log'
import { afterAll, expect, test } from 'vitest'
import { createOperationLimits } from './operation-limits.ts'

/** Redis is unreachable, so that the limits count in this process. */
const redis = connectRedis('redis://127.0.0.1:1', createLog({ service: 'test', write: () => {} }))
afterAll(() => redis.disconnect())

const operation = 'add-to-request'
const { perAddress, perOwner } = operationLimits[operation]

test('an address is limited, whichever owner it names, and others are not affected [B8]', async () => {
  const limits = createOperationLimits(redis)
  const run = (number: number) => limits.take(operation, { address: '192.0.2.1', owner: `request ${number}` })
  for (let number = 0; number < perAddress; number += 1) expect(await run(number)).toBe(true)
  expect(await run(perAddress)).toBe(false)
  expect(await limits.take(operation, { address: '192.0.2.2', owner: 'request 1' })).toBe(true)
})

test('an owner is limited, from however many addresses [B8]', async () => {
  const limits = createOperationLimits(redis)
  const run = (number: number) => limits.take(operation, { address: `192.0.2.${number}`, owner: 'request 1' })
  for (let number = 0; number < perOwner; number += 1) expect(await run(number)).toBe(true)
  expect(await run(perOwner)).toBe(false)
})

test('each operation has its own limits', async () => {
  const limits = createOperationLimits(redis)
  const address = '192.0.2.1'
  for (let number = 0; number <= perAddress; number += 1) await limits.take(operation, { address, owner: undefined })
  expect(await limits.take('share-comparison', { address, owner: undefined })).toBe(true)
})
