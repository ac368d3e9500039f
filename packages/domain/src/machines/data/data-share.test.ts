import { describe, expect, test } from 'vitest'
import { decideShareEnd, shareEndRange, shareInput, shareStateOf } from './data-share.ts'

const now = new Date('2026-11-18T15:00:00Z')

describe('the last day of a share', () => {
  test.each([
    ['2026-11-18', '2026-11-19T00:00:00.000Z'],
    ['2027-02-16', '2027-02-17T00:00:00.000Z'],
    ['2026-11-17', 'end-in-the-past'],
    ['2027-02-17', 'end-too-late'],
  ])('%s: %s', (until, expected) => {
    const end = decideShareEnd(until, now)
    expect(end.ok ? end.value.toISOString() : end.reason).toBe(expected)
  })

  test('is offered from today to 90 days later', () => {
    expect(shareEndRange(now)).toEqual({ earliest: '2026-11-18', latest: '2027-02-16' })
  })
})

test.each([
  ['2026-11-19T00:00:00Z', null, 'active'],
  ['2026-11-18T15:00:00Z', null, 'expired'],
  ['2026-11-19T00:00:00Z', '2026-11-18T14:00:00Z', 'withdrawn'],
  ['2026-11-10T00:00:00Z', '2026-11-09T14:00:00Z', 'withdrawn'],
])('a share until %s, withdrawn at %s, is %s', (expiresAt, withdrawnAt, state) => {
  const share = { expiresAt: new Date(expiresAt), withdrawnAt: withdrawnAt === null ? null : new Date(withdrawnAt) }
  expect(shareStateOf(share, now)).toBe(state)
})

test('a share needs the name of a recipient and a real date', () => {
  const valid = {
    idempotencyKey: 'a-key-of-a-share-1',
    machineId: '0195c3f0-0000-7000-8000-000000000001',
    recipient: 'Kabel Service GmbH',
    until: '2026-12-01',
  }
  expect(shareInput.safeParse(valid).success).toBe(true)
  for (const wrong of [{ recipient: ' ' }, { until: '2026-02-30' }, { machineId: '1' }, { extra: '' }])
    expect([wrong, shareInput.safeParse({ ...valid, ...wrong }).success]).toEqual([wrong, false])
})
