import { expect, test } from 'vitest'
import { aUser, someDetails } from './access.fixture.ts'
import { InvalidUser } from './invalid-user.tsx'
import { buttonsOf, renderScreen, textOf } from '../portal/screen.fixture.ts'
import { UserScreen } from './user-screen.tsx'
import type { UserDetails } from './user-details.ts'

const screenOf = (details: UserDetails) => renderScreen(<UserScreen details={details} grantable={[]} />)

test('the record of a user has organisation, application, role, status, place and members [S2-158] [S2-159] [S2-160]', async () => {
  const text = textOf(await screenOf(someDetails()))
  expect(text).toContain('Inventory Active Role User Organisation Brenner Linz')
  expect(text).toContain('Organisation ID 105260 City Linz, Austria, DACH Members 28')
})

test('a user can be deleted only where the data service allows it [S2-161]', async () => {
  expect(buttonsOf(await screenOf(someDetails()))).toContain('Delete user')
  expect(buttonsOf(await screenOf(someDetails({ canDelete: false })))).not.toContain('Delete user')
})

test('an application can be added only where one is offered [S4-022]', async () => {
  const addable = [{ organisationId: 'o1', application: 'ticketing', roles: ['user'] }]
  expect(buttonsOf(await screenOf(someDetails({ addable })))).toContain('Add application')
  expect(buttonsOf(await screenOf(someDetails()))).not.toContain('Add application')
})

test('an organisation can be added and removed only where the data service allows it', async () => {
  const buttons = buttonsOf(await screenOf(someDetails()))
  expect(buttons).toEqual(expect.arrayContaining(['Add organisation', 'Remove organisation']))
  const none = someDetails({ canAddOrganisation: false, canRemoveOrganisation: false })
  expect(buttonsOf(await screenOf(none)).filter((label) => label.endsWith('organisation'))).toEqual([])
})

test('an open invite has its address as title and no preview', async () => {
  const html = await screenOf(someDetails({ user: aUser({ isInvite: true, name: '' }) }))
  expect(html).toMatch(/<h1[^>]*>a\.lechner@brenner\.example<\/h1>/)
  expect(html).not.toContain('/preview')
  expect(await screenOf(someDetails())).toContain('href="/en/mykomax/user-admin/u1/preview"')
})

test('the history names each change and the administrator, or the system', async () => {
  const event = {
    id: 'e1',
    happenedAt: '2026-11-15T09:10:00.000Z',
    action: 'grant-access',
    by: 'Marta Holzer',
    application: 'inventory',
    role: 'user',
    organisationName: 'Brenner Linz',
    statusBefore: 'inactive',
    statusAfter: 'active',
  }
  const history = [event, { ...event, id: 'e2', action: 'expire-access', by: null, statusAfter: 'inactive' }]
  const text = textOf(await screenOf(someDetails({ history })))
  expect(text).toContain('Access granted Inventory, User, Brenner Linz Active Marta Holzer')
  expect(text).toContain('Access ended Inventory, User, Brenner Linz Inactive System')
})

test('an invalid user: the message says the user does not exist or there is no permission [S8-023]', async () => {
  expect(textOf(await renderScreen(<InvalidUser />))).toContain(
    'This user does not exist, or you have no permission to see it.',
  )
})
