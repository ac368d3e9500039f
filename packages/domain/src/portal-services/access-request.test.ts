import { expect, test } from 'vitest'
import { canRequestAccess, withOpenRequest } from './access-request.ts'
import { accessRequestInput } from './access-request-input.ts'
import { serviceStatuses } from './service-status.ts'

test.each([
  ['unknown', false],
  ['noprocess', true],
  ['unregistered', true],
  ['pending', false],
  ['active', false],
  ['invited', false],
  ['inviteexpired', true],
  ['inactive', true],
  ['declined', true],
  ['comingsoon', false],
] as const)('with the status %s access can be requested: %s', (status, can) => {
  expect(canRequestAccess(status)).toBe(can)
})

test('an open request turns requestable statuses into pending', () => {
  for (const status of serviceStatuses) {
    expect(withOpenRequest(status, true)).toBe(canRequestAccess(status) ? 'pending' : status)
    expect(withOpenRequest(status, false)).toBe(status)
  }
})

const sent = { service: 'inventory', reason: 'Plant Linz\nneeds it' }

test('the reason is optional and limited in length', () => {
  expect(accessRequestInput.safeParse(sent).success).toBe(true)
  expect(accessRequestInput.safeParse({ ...sent, reason: '' }).success).toBe(true)
  expect(accessRequestInput.safeParse({ ...sent, reason: 'x'.repeat(1001) }).success).toBe(false)
})

test.each([{ service: 'account' }, { status: 'active' }, { personId: 'x' }])('rejects %o', (change) => {
  expect(accessRequestInput.safeParse({ ...sent, ...change }).success).toBe(false)
})
