import { expect, test } from 'vitest'
import { aUser, anAccess } from './access.fixture.ts'
import { AccessEntry } from './access-entry.tsx'
import { AccessStatusBadge } from './access-status-badge.tsx'
import { buttonsOf, renderScreen, textOf } from '../portal/screen.fixture.ts'
import type { Access } from './user-details.ts'

const changes = {
  isSending: false,
  result: undefined,
  send: () => Promise.reject(new Error('not sent')),
  clear: () => undefined,
}

const entryOf = (access: Access) =>
  renderScreen(<AccessEntry access={access} user={aUser()} changes={changes} onOpen={() => undefined} />)

test.each([
  ['grant', 'Grant access', 'S4-023'],
  ['accept', 'Accept request', 'S4-024'],
  ['update', 'Update', 'S4-025'],
  ['resend', 'Resend invite', 'S4-026'],
  ['send-new', 'Send new invite', 'S4-027'],
  ['decline', 'Decline', 'S4-028'],
  ['withdraw', 'Withdraw', 'S4-029'],
])('the action %s is offered as "%s" when the data service allows it, and no other [%s]', async (action, label) => {
  const html = await entryOf(anAccess({ actions: [action] }))
  expect(buttonsOf(html)).toEqual([label])
  expect(html).toContain(`aria-label="${label}: Anna Lechner, Inventory"`)
})

test('no action is offered without permission, and an unknown one is left out', async () => {
  expect(buttonsOf(await entryOf(anAccess({ actions: [] })))).toEqual([])
  expect(buttonsOf(await entryOf(anAccess({ actions: ['explode'] })))).toEqual([])
})

test('an access shows its role, organisation, start, reason, administrator and end', async () => {
  const text = textOf(await entryOf(anAccess()))
  expect(text).toContain('Role User Organisation Brenner Linz Since 15 Nov 2026 Reason Replaces K. Wimmer')
  expect(text).toContain('Granted by Marta Holzer Access ends 31 Jan 2027')
  expect(text).not.toContain('Request date')
})

test('a change that is not applied yet is shown as such', async () => {
  expect(textOf(await entryOf(anAccess({ isSyncPending: true })))).toContain('Being applied')
  expect(textOf(await entryOf(anAccess()))).not.toContain('Being applied')
})

test.each([
  ['invited', 'Invited'],
  ['invite-expired', 'Invite expired'],
  ['pending', 'Access requested'],
  ['active', 'Active'],
  ['inactive', 'Inactive'],
  ['declined', 'Declined'],
  ['unknown', 'Unknown'],
  ['of another version', 'Unknown'],
])('the status %s is shown as "%s" [S4-021]', async (status, label) => {
  expect(textOf(await renderScreen(<AccessStatusBadge status={status} />))).toBe(label)
})
