import { reviewQuery } from '@ferrule/domain/user-admin/access-list'
import { expect, test } from 'vitest'
import { anAccess } from './access.fixture.ts'
import { OrganisationList } from './organisation-list.tsx'
import { PreviewTiles } from './preview-tiles.tsx'
import { RequestList } from './request-list.tsx'
import { ReviewList } from './review-list.tsx'
import { ReviewProgress } from './review-progress.tsx'
import { buttonsOf, renderScreen, textOf } from '../portal/screen.fixture.ts'

const changes = {
  isSending: false,
  result: undefined,
  send: () => Promise.reject(new Error('not sent')),
  clear: () => undefined,
}

test('a request names the person, the application, the date and the reason, with the decisions [S3-084]', async () => {
  const access = anAccess({ status: 'pending', actions: ['accept', 'decline'] })
  const request = {
    id: access.id,
    userId: 'u1',
    requestedBy: 'Tomáš Krejčí',
    email: 't.krejci@brenner.example',
    requestedAt: '2026-11-14T10:00:00.000Z',
    reason: 'Night shift',
    access,
  }
  const first = { total: 1, next: null, entries: [request] }
  const html = await renderScreen(<RequestList first={first} changes={changes} />)
  expect(textOf(html)).toContain('Tomáš Krejčí asks for Inventory, User')
  expect(textOf(html)).toContain('Brenner Linz. Requested on 14 Nov 2026. Night shift')
  expect(buttonsOf(html)).toEqual(['Accept request', 'Decline'])
})

test('without requests the list says so', async () => {
  const html = await renderScreen(<RequestList first={{ total: 0, next: null, entries: [] }} changes={changes} />)
  expect(textOf(html)).toContain('No requests are waiting')
})

test('the review shows since when, why, by whom, last use and end, and marks an unused access', async () => {
  const entry = {
    id: 'a1',
    userId: 'u1',
    name: 'Karl Wimmer',
    email: 'k.wimmer@brenner.example',
    confirmedAt: null,
    isExpiringSoon: true,
    isUnused: true,
    isUndecided: true,
    isKept: false,
    access: anAccess({ lastUsedAt: '2026-04-14T10:00:00.000Z', actions: ['withdraw'] }),
  }
  const confirmedAt = '2026-11-16T10:00:00.000Z'
  const decided = { ...entry, id: 'a2', confirmedAt, isUndecided: false, isUnused: false }
  const first = { total: 2, next: null, review: null, closed: null, entries: [entry, decided] }
  const html = await renderScreen(
    <ReviewList first={first} query={reviewQuery.parse({})} changes={changes} organisationCount={2} />,
  )
  expect(textOf(html)).toContain(
    'Karl Wimmer Inventory, User Not used Ending soon Brenner Linz 15 Nov 2026 Replaces K. Wimmer Marta Holzer 14 Apr 2026 31 Jan 2027 Keep Withdraw',
  )
  expect(textOf(html)).toContain('Confirmed on 16 Nov 2026')
  expect(buttonsOf(html)).toEqual(['Keep', 'Withdraw'])
  const kept = { ...decided, isKept: true, access: anAccess({ actions: ['update', 'withdraw'] }) }
  const reviewed = { ...first, entries: [kept, { ...kept, id: 'a3', access: anAccess({ actions: [] }) }] }
  const open = await renderScreen(
    <ReviewList first={reviewed} query={reviewQuery.parse({})} changes={changes} organisationCount={2} />,
  )
  expect(buttonsOf(open)).toEqual(['Undo'])
})

test('the progress of the review has the numbers of kept, withdrawn and undecided accesses', async () => {
  const review = {
    id: 'r1',
    organisationId: 'o1',
    organisationName: 'Brenner Linz',
    openedAt: '2026-11-01T00:00:00.000Z',
    dueOn: '2026-11-30',
    total: 46,
    decided: 37,
    withdrawn: 3,
  }
  const html = await renderScreen(<ReviewProgress review={review} changes={changes} />)
  expect(textOf(html)).toContain('37 of 46 decided 34 kept 3 withdrawn 9 not decided')
})

test('an organisation has number, sub region, country, city, members and administrators [S3-084]', async () => {
  const organisation = {
    id: 'o1',
    number: '105260',
    name: 'Brenner Linz',
    subRegion: 'DACH',
    country: 'AT',
    city: 'Linz',
    members: 28,
    administrators: ['Marta Holzer'],
  }
  const first = { total: 1, next: null, entries: [organisation] }
  const html = await renderScreen(<OrganisationList first={first} search="" />)
  expect(textOf(html)).toContain('Brenner Linz 105260 DACH Austria Linz 28 Marta Holzer')
})

test('the preview separates what the user can open, each tile with its reason', async () => {
  const tiles = [
    { name: 'inventory', status: 'active', reason: 'granted', access: anAccess() },
    { name: 'kampus', status: 'inviteexpired', reason: 'invite-expired', access: null },
    { name: 'direct', status: 'noprocess', reason: 'not-offered', access: null },
  ]
  const text = textOf(await renderScreen(<PreviewTiles tiles={tiles} />))
  expect(text).toContain(
    'Inventory Active Access granted User, Brenner Linz, Since: 15 Nov 2026, Granted by: Marta Holzer',
  )
  expect(text.indexOf('Not visible to this user')).toBeLessThan(text.indexOf('Kampus'))
  expect(text).toContain('Direct No request The organisation does not have this application.')
})
