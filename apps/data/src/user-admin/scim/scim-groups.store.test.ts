import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { withServiceScope } from '../../portal-access/with-user-scope.ts'
import type { Database } from '../../postgres/database.ts'
import { actionsOf, giveAccess, statusOf, withWorld } from '../user-admin.fixture.ts'
import { createTestDirectory, entriesOf } from './scim.fixture.ts'

async function letGroupGive(
  db: Database,
  { organisationId, groupId, application }: { organisationId: string; groupId: string; application: string },
): Promise<void> {
  await withServiceScope(db, async (tx) => {
    await sql`insert into scim_group_application (group_id, organisation_id, application, role)
      values (${groupId}, ${organisationId}, ${application}, 'user')`.execute(tx)
  })
}

async function accessesOf(db: Database, personId: string) {
  return withServiceScope(db, (tx) =>
    tx
      .selectFrom('applicationAccess')
      .where('personId', '=', personId)
      .select(['application', 'status', 'reason'])
      .orderBy('application')
      .execute(),
  )
}

const members = (...ids: string[]) => ids.map((value) => ({ value }))

test('people of a group get its application, lose it with the group, and keep what an administrator gave', async () => {
  await withWorld(async (db, { organisations, people }) => {
    const { call } = await createTestDirectory(db, organisations.a)
    const { body } = await call('POST', '/Groups', { body: { displayName: 'Hall 2' } })
    const groupId = String(body['id'])
    for (const application of ['inventory', 'ticketing']) {
      await letGroupGive(db, { organisationId: organisations.a, groupId, application })
    }
    await giveAccess(db, {
      organisationId: organisations.a,
      personId: people.anna,
      application: 'ticketing',
      status: 'active',
    })
    const add = { Operations: [{ op: 'Add', path: 'members', value: members(people.anna) }] }
    const changed = await call('PATCH', `/Groups/${groupId}`, { body: add })
    expect(changed.body['members']).toMatchObject([{ value: people.anna }])
    expect(await accessesOf(db, people.anna)).toEqual([
      { application: 'inventory', status: 'active', reason: 'Hall 2' },
      { application: 'ticketing', status: 'active', reason: 'Test' },
    ])
    await call('PATCH', `/Groups/${groupId}`, { body: add })
    expect(await actionsOf(db, people.anna)).toEqual(['add-application'])

    const remove = { Operations: [{ op: 'Remove', path: `members[value eq "${people.anna}"]` }] }
    await call('PATCH', `/Groups/${groupId}`, { body: remove })
    expect(await accessesOf(db, people.anna)).toEqual([
      { application: 'inventory', status: 'inactive', reason: 'Hall 2' },
      { application: 'ticketing', status: 'active', reason: 'Test' },
    ])
    await call('PUT', `/Groups/${groupId}`, { body: { displayName: 'Hall 3', members: members(people.anna) } })
    expect((await accessesOf(db, people.anna))[0]).toMatchObject({ status: 'active', reason: 'Hall 3' })
    expect((await call('DELETE', `/Groups/${groupId}`)).status).toBe(204)
    expect((await accessesOf(db, people.anna))[0]).toMatchObject({ status: 'inactive' })
    expect(await actionsOf(db, people.anna)).toEqual([
      'add-application',
      'withdraw-access',
      'grant-access',
      'withdraw-access',
    ])
  })
})

test('a group without an application gives nothing, and none can give user administration [A5]', async () => {
  await withWorld(async (db, { organisations, people }) => {
    const { call } = await createTestDirectory(db, organisations.a)
    const { body } = await call('POST', '/Groups', { body: { displayName: 'All', members: members(people.anna) } })
    expect(await accessesOf(db, people.anna)).toEqual([])
    const groupId = String(body['id'])
    const administration = { organisationId: organisations.a, groupId, application: 'user-administration' }
    await expect(letGroupGive(db, administration)).rejects.toThrow('check constraint')
    await letGroupGive(db, { organisationId: organisations.a, groupId, application: 'direct' })
    await call('PATCH', `/Groups/${groupId}`, { body: { Operations: [{ op: 'remove', path: 'members' }] } })
    await call('PUT', `/Groups/${groupId}`, { body: { displayName: 'All', members: members(people.anna) } })
    expect(await accessesOf(db, people.anna)).toEqual([])
  })
})

test('groups stay within their organisation [A1] [A4]', async () => {
  await withWorld(async (db, { organisations, people }) => {
    const { call } = await createTestDirectory(db, organisations.a)
    const other = await createTestDirectory(db, organisations.b)
    const foreign = await other.call('POST', '/Groups', {
      body: { displayName: 'Hall 9', members: members(people.bert) },
    })
    const path = `/Groups/${String(foreign.body['id'])}`
    const missing = await call('GET', `/Groups/${randomUUID()}`)
    expect(await call('GET', path)).toEqual(missing)
    expect(await call('PUT', path, { body: { displayName: 'Mine' } })).toEqual(missing)
    expect(await call('DELETE', path)).toEqual(missing)
    expect(entriesOf((await call('GET', '/Groups')).body)).toEqual([])
    const refused = await call('POST', '/Groups', { body: { displayName: 'Hall 2', members: members(people.bea) } })
    expect(refused).toMatchObject({ status: 400, body: { scimType: 'invalidValue' } })
    expect(entriesOf((await call('GET', '/Groups')).body)).toEqual([])
    await expect(
      letGroupGive(db, {
        organisationId: organisations.a,
        groupId: String(foreign.body['id']),
        application: 'inventory',
      }),
    ).rejects.toThrow('foreign key')
  })
})

test('a group is found by its name and its members, without them if they are excluded', async () => {
  await withWorld(async (db, { organisations, people }) => {
    const { call } = await createTestDirectory(db, organisations.a)
    const { body } = await call('POST', '/Groups', { body: { displayName: 'Hall 2', members: members(people.anna) } })
    const find = async (filter: string, excludedAttributes = '') =>
      entriesOf((await call('GET', '/Groups', { query: { filter, excludedAttributes } })).body)
    expect(await find('displayName eq "HALL 2"')).toEqual([body])
    expect(Object.keys((await find('displayName sw "hall"', 'members'))[0] ?? {})).not.toContain('members')
    expect(await find(`members eq "${people.anna}"`)).toHaveLength(1)
    expect(await find(`members[value eq "${people.clara}"]`)).toEqual([])
    const user = await call('GET', `/Users/${people.anna}`)
    expect(user.body['groups']).toMatchObject([{ value: body['id'], display: 'Hall 2' }])
    expect((await call('POST', '/Groups', { body: { displayName: 'hall 2' } })).status).toBe(409)
  })
})

test('a deactivated person gets the applications of their groups back', async () => {
  await withWorld(async (db, { organisations }) => {
    const { domain, call } = await createTestDirectory(db, organisations.a)
    const { body } = await call('POST', '/Users', { body: { userName: `ada@${domain}` } })
    const id = String(body['id'])
    const group = await call('POST', '/Groups', { body: { displayName: 'Hall 2' } })
    const groupId = String(group.body['id'])
    await letGroupGive(db, { organisationId: organisations.a, groupId, application: 'inventory' })
    await call('PUT', `/Groups/${groupId}`, { body: { displayName: 'Hall 2', members: members(id) } })
    const activate = (value: boolean) => ({ body: { Operations: [{ op: 'replace', path: 'active', value }] } })
    await call('PATCH', `/Users/${id}`, activate(false))
    expect(await accessesOf(db, id)).toEqual([])
    await call('PATCH', `/Users/${id}`, activate(true))
    expect(await accessesOf(db, id)).toMatchObject([{ application: 'inventory', status: 'active' }])
  })
})

test('an access that an administrator withdrew does not come back', async () => {
  await withWorld(async (db, { organisations, people }) => {
    const { call } = await createTestDirectory(db, organisations.a)
    const { body } = await call('POST', '/Groups', { body: { displayName: 'Hall 2' } })
    const groupId = String(body['id'])
    await letGroupGive(db, { organisationId: organisations.a, groupId, application: 'inventory' })
    const withdrawn = await giveAccess(db, {
      organisationId: organisations.a,
      personId: people.anna,
      application: 'inventory',
      status: 'inactive',
      by: people.clara,
    })
    await call('PUT', `/Groups/${groupId}`, { body: { displayName: 'Hall 2', members: members(people.anna) } })
    expect(await statusOf(db, withdrawn)).toBe('inactive')
  })
})
