import { expect, test } from 'vitest'
import { accessActions, accessEvents, accessStatuses, nextStatus, type StatusBefore } from './access-status.ts'

const table: [StatusBefore, Record<string, string>][] = [
  ['none', { 'add-application': 'active', request: 'pending' }],
  [
    'invited',
    { resend: 'invited', withdraw: 'inactive', 'accept-invite': 'active', 'expire-invite': 'invite-expired' },
  ],
  ['invite-expired', { 'send-new': 'invited', withdraw: 'inactive' }],
  ['pending', { accept: 'active', decline: 'declined' }],
  ['active', { update: 'active', withdraw: 'inactive', expire: 'inactive', 'lose-account': 'unknown' }],
  ['inactive', { grant: 'active', request: 'pending' }],
  ['declined', { 'add-application': 'active', request: 'pending' }],
  ['unknown', { grant: 'active', withdraw: 'inactive' }],
]

test.each(table)('in the status %s the possible changes are %j', (status, expected) => {
  const possible = [...accessActions, ...accessEvents].flatMap((change) => {
    const next = nextStatus(status, change)
    return next ? [[change, next]] : []
  })
  expect(Object.fromEntries(possible)).toEqual(expected)
})

test('the table covers every status', () => {
  expect(table.map(([status]) => status).toSorted()).toEqual(['none', ...accessStatuses].toSorted())
})
