import { userListQuery } from '@ferrule/domain/user-admin/access-list'
import { userCountLimit } from '@ferrule/domain/user-admin/user-count-limit'
import { expect, test } from 'vitest'
import { ImportResult } from './import-users.tsx'
import { renderScreen, textOf } from '../portal/screen.fixture.ts'
import type { UserRow } from './user-columns.tsx'
import { UserFilters } from './user-filters.tsx'
import { UserList } from './user-list.tsx'

const row: UserRow = {
  id: 'u1',
  isInvite: false,
  name: 'Anna Lechner',
  email: 'a.lechner@brenner.example',
  isSelf: false,
  lastSignInAt: '2026-11-13T12:00:00.000Z',
  isSyncPending: false,
  organisations: [{ id: 'o1', name: 'Brenner Linz' }],
  accesses: [
    { id: 'a1', application: 'inventory', role: 'user', status: 'active' },
    { id: 'a2', application: 'wire-flow', role: 'on-premises-user', status: 'pending' },
  ],
}
const query = userListQuery.parse({})

const listOf = (...entries: UserRow[]) =>
  renderScreen(
    <UserList
      first={{ total: entries.length, next: null, counts: [], entries }}
      query={query}
      isFiltered={false}
      organisationCount={2}
    />,
  )

test('a row has name, e-mail, organisation, and each application with role and status [S3-084]', async () => {
  const html = await listOf(row)
  expect(html).toContain('<a href="/en/mykomax/user-admin/u1">Anna Lechner</a>')
  const text = textOf(html)
  expect(text).toContain('Anna Lechner a.lechner@brenner.example Brenner Linz')
  expect(text).toContain('Inventory, User Active Wire Flow, User, own server Access requested 13 Nov 2026')
})

test('a list longer than the data service counts has no exact number, and a button for its next page', async () => {
  const first = { total: userCountLimit + 1, next: 'u1', counts: [], entries: [row] }
  const html = await renderScreen(<UserList first={first} query={query} isFiltered={false} organisationCount={2} />)
  expect(textOf(html)).toContain(`1 to 1 of ${userCountLimit}+ Show more`)
})

test('an administrator of one organisation sees no column for it', async () => {
  const first = { total: 1, next: null, counts: [], entries: [row] }
  const headersOf = async (organisationCount: number) =>
    textOf(await renderScreen(<UserList {...{ first, query, organisationCount }} isFiltered={false} />))
  expect(await headersOf(2)).toContain('Name Organisation Application')
  expect(await headersOf(1)).toContain('Name Application')
})

test('an invited person has the address as name, and never signed in', async () => {
  const text = textOf(await listOf({ ...row, isInvite: true, name: '', lastSignInAt: null }))
  expect(text.match(/a\.lechner@brenner\.example/g)).toHaveLength(1)
  expect(text).toContain('Never')
})

test('an empty list says that there are no users', async () => {
  expect(textOf(await listOf())).toContain('No users yet')
})

const organisationId = '5e1f4f7e-0000-4000-8000-000000000001'
const choices = {
  isInternal: false,
  inviteDays: 14,
  organisationCount: 1,
  userCount: 1,
  requestCount: 0,
  organisations: [{ id: organisationId, name: 'Brenner Linz' }],
  applications: [{ name: 'ticketing', roles: ['user'], activeUsers: 1, requests: 0 }],
}

test('the filters have the values of the URL', async () => {
  const filters = userListQuery.parse({ search: 'egli', organisationId, application: 'ticketing', status: 'invited' })
  const html = await renderScreen(<UserFilters query={filters} choices={choices} />)
  expect(html).toContain('value="egli"')
  for (const value of [organisationId, 'ticketing']) {
    expect(html).toContain(`<option value="${value}" selected="">`)
  }
})

test('the status chosen by a chip stays when the filters are applied', async () => {
  const withStatus = await renderScreen(
    <UserFilters query={userListQuery.parse({ status: 'invited' })} choices={choices} />,
  )
  expect(withStatus).toContain('<input type="hidden" name="status" value="invited"/>')
  expect(await renderScreen(<UserFilters query={query} choices={choices} />)).not.toContain('name="status"')
})

test('each row of an imported file has its outcome', async () => {
  const rows = [
    { line: 2, email: 'new@brenner.example', outcome: 'invites' },
    { line: 3, email: 'a@b@c', outcome: 'email-invalid' },
    { line: 4, email: 'other@brenner.example', outcome: 'organisation-unknown' },
  ]
  const text = textOf(await renderScreen(<ImportResult rows={rows} isDone={false} invites={1} />))
  expect(text).toContain('2 new@brenner.example Invite 3 a@b@c Please provide a valid email address')
  expect(text).toContain('4 other@brenner.example Organisation not found')
})
