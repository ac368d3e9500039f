import { expect, test } from 'vitest'
import { serviceStatuses, toTileVariant } from '../portal-services/service-status.ts'
import { type TileAccess, type TileFacts, toTile } from './access-tile.ts'

const facts: TileFacts = { roleStatus: 'unregistered', accesses: [], offers: ['offered'], today: '2026-11-17' }
const access = (status: TileAccess['status'], endsOn?: string): TileAccess => ({ status, endsOn })

const table: [string, Partial<TileFacts>, string, string][] = [
  ['no access', {}, 'unregistered', 'never-granted'],
  ['no organisation', { offers: [] }, 'unregistered', 'no-organisation'],
  ['an application of no organisation', { offers: ['not-offered', 'not-offered'] }, 'noprocess', 'not-offered'],
  ['an application to come', { offers: ['not-offered', 'coming-soon'] }, 'comingsoon', 'coming-soon'],
  ['an active access', { roleStatus: 'active', accesses: [access('active')] }, 'active', 'granted'],
  ['an end', { roleStatus: 'active', accesses: [access('active', '2027-01-31')] }, 'active', 'granted-until'],
  ['an access before its role', { accesses: [access('active')] }, 'pending', 'syncing'],
  [
    'a withdrawn access with its role',
    { roleStatus: 'active', accesses: [access('inactive')] },
    'inactive',
    'withdrawn',
  ],
  ['an ended access', { accesses: [access('inactive', '2026-11-16')] }, 'inactive', 'ended'],
  ['a declined request', { accesses: [access('declined')] }, 'declined', 'declined'],
  ['an open request', { accesses: [access('pending')] }, 'pending', 'requested'],
  ['an invite', { accesses: [access('invited')] }, 'invited', 'invited'],
  ['an expired invite', { accesses: [access('invite-expired')] }, 'inviteexpired', 'invite-expired'],
  ['a lost account', { accesses: [access('unknown')] }, 'unknown', 'unknown'],
  ['no profile', { roleStatus: 'unknown', accesses: [access('active')] }, 'unknown', 'unknown'],
  ['a role alone', { roleStatus: 'active' }, 'active', 'granted'],
  ['a pending role alone', { roleStatus: 'pending' }, 'pending', 'requested'],
  ['an invited role alone', { roleStatus: 'invited' }, 'invited', 'invited'],
  ['an expired role alone', { roleStatus: 'inviteexpired' }, 'inviteexpired', 'invite-expired'],
  [
    'an access elsewhere',
    { roleStatus: 'active', accesses: [access('declined'), access('active')] },
    'active',
    'granted',
  ],
]

test.each(table)(
  'the tile of a person with %s: %j is %s because %s [S4-001] [S4-002]',
  (_, changes, status, reason) => {
    expect(toTile({ ...facts, ...changes })).toMatchObject({ status, reason })
  },
)

test('every service status is produced, and every tile status with it [S4-001] [S4-002]', () => {
  const produced = new Set(table.map(([, changes]) => toTile({ ...facts, ...changes }).status))
  expect([...produced].toSorted()).toEqual([...serviceStatuses].toSorted())
  const tiles = new Set([...produced].map((status) => toTileVariant(status).status))
  expect(tiles.size).toBe(6)
})
