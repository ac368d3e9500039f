import { toUserProfile } from '@ferrule/domain/sign-in/user-profile'
import { expect, test } from 'vitest'
import { aRequestContext } from '../graphql/request-context.fixture.ts'
import { anonymous } from '../sign-in/actor.ts'
import { shareComparison } from './share-comparison.ts'

const input = {
  idempotencyKey: 'unit-test-0123456789',
  entries: [
    { slug: 'corva-24', variantId: null },
    { slug: 'axion-56', variantId: null },
  ],
  measurementSystem: 'Metric' as const,
}

test('a comparison is not saved beyond the limit of its address and account [B8]', async () => {
  const counted: unknown[] = []
  const take = async (...run: unknown[]) => {
    counted.push(run)
    return false
  }
  const context = aRequestContext({ operationLimits: { take }, clientAddress: '192.0.2.1' })
  const session = { id: 's1', authenticatedAt: undefined }
  const anna = { kind: 'user' as const, profile: toUserProfile({ sub: 'anna', email: 'anna@example.com' }), session }
  expect(await shareComparison(context, anonymous, input)).toEqual({ ok: false, reason: 'limited' })
  expect(await shareComparison(context, anna, input)).toEqual({ ok: false, reason: 'limited' })
  expect(counted).toEqual([
    ['share-comparison', { address: '192.0.2.1', owner: undefined }],
    ['share-comparison', { address: '192.0.2.1', owner: 'anna' }],
  ])
})
