import { userListQuery } from '@ferrule/domain/user-admin/access-list'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { requestPage } from '../graphql/page-of-list.ts'
import { requestAccess } from '../portal-services/request-access.ts'
import { addApplication, changeAccess } from './change-access.ts'
import { addOrganisation, deleteUser, removeOrganisation } from './change-user.ts'
import { previewUser } from './preview-user.ts'
import { readRequests } from './read-requests.ts'
import { readUser } from './read-user.ts'
import { readUserPage } from './read-users.ts'
import { undoAccessChange } from './undo-access-change.ts'
import { actionsOf, giveAccess, newKey, statusOf, testTime, withWorld } from './user-admin.fixture.ts'

const now = () => testTime

const listQuery = (input: object = {}) => ({ query: userListQuery.parse(input), page: requestPage(undefined) })
const granting = () => ({ idempotencyKey: newKey(), reason: 'Hall 2', endsOn: undefined })
const ending = (accessId: string) => ({ idempotencyKey: newKey(), accessId, reason: '' })

test('adds an application with its audit event and its job, once per key [S4-022] [A16]', () =>
  withWorld(async (db, { clara, organisations, people }) => {
    const input = {
      ...granting(),
      userId: people.anna,
      organisationId: organisations.a,
      application: 'inventory' as const,
      role: 'user',
    }
    const first = await addApplication({ db, now }, clara, input)
    const again = await addApplication({ db, now }, clara, input)
    expect(first.ok).toBe(true)
    expect(again).toEqual(first)
    expect(await addApplication({ db, now }, clara, { ...input, reason: 'Other' })).toEqual({
      ok: false,
      reason: 'idempotency-key-reused',
    })
    expect(await actionsOf(db, people.anna)).toEqual(['add-application'])
    const { rows } = await sql`select from graphile_worker.jobs where key = ${`sync-person:${people.anna}`}`.execute(
      db.queries,
    )
    expect(rows.length).toBe(1)
    const details = await readUser({ db, now }, clara, people.anna)
    expect(details?.user).toMatchObject({
      isSyncPending: true,
      accesses: [{ status: 'active', grantedBy: 'clara Test' }],
    })
    expect(details?.history).toMatchObject([{ action: 'add-application', by: 'clara Test', application: 'inventory' }])
  }))

test('accepts and declines a request; the second decision finds nothing to decide [S4-024] [S4-028] [S6-012] [A12]', () =>
  withWorld(async (db, { clara, david, people, actorOf }) => {
    const request = { service: 'inventory' as const, reason: '' }
    await requestAccess({ db, now, portalTeamAddress: 't@example.com' }, actorOf('anna'), request)
    const [entry] = (await readRequests({ db, now }, clara, requestPage(undefined))).entries
    const accessId = entry?.id ?? ''
    const declined = await changeAccess({ db, now }, clara, { action: 'decline', input: ending(accessId) })
    expect(declined).toMatchObject({ ok: true })
    const accepted = await changeAccess({ db, now }, david, {
      action: 'accept',
      input: { ...granting(), accessId, role: 'user' },
    })
    expect([accepted, await statusOf(db, accessId)]).toEqual([{ ok: false, reason: 'not-allowed' }, 'declined'])
    // The person asks again; the record becomes pending again.
    await requestAccess({ db, now, portalTeamAddress: 't@example.com' }, actorOf('anna'), request)
    expect(await statusOf(db, accessId)).toBe('pending')
    await changeAccess({ db, now }, clara, { action: 'accept', input: { ...granting(), accessId, role: 'user' } })
    expect(await statusOf(db, accessId)).toBe('active')
    expect(await actionsOf(db, people.anna)).toEqual(['decline-access', 'accept-request'])
  }))

test('a request in two organisations is decided once', () =>
  withWorld(async (db, { clara, david, organisations, people, actorOf }) => {
    const both = { idempotencyKey: newKey(), userId: people.anna, organisationId: organisations.b }
    expect(await addOrganisation({ db, now }, david, both)).toMatchObject({ ok: true })
    await requestAccess({ db, now, portalTeamAddress: 't@example.com' }, actorOf('anna'), {
      service: 'ticketing',
      reason: '',
    })
    const requests = (await readRequests({ db, now }, david, requestPage(undefined))).entries
    const own = requests.filter(({ access }) => access.userId === people.anna)
    expect(own.length).toBe(2)
    const inA = own.find(({ access }) => access.organisationId === organisations.a)?.id ?? ''
    const inB = own.find(({ access }) => access.organisationId === organisations.b)?.id ?? ''
    await changeAccess({ db, now }, clara, { action: 'accept', input: { ...granting(), accessId: inA, role: 'user' } })
    expect([await statusOf(db, inA), await statusOf(db, inB)]).toEqual(['active', undefined])
  }))

test('withdraws, undoes and grants again [S2-157] [S4-023] [S4-025] [S4-029] [S6-011]', () =>
  withWorld(async (db, { clara, organisations, people }) => {
    const access = {
      organisationId: organisations.a,
      personId: people.anna,
      application: 'wire-flow',
      role: 'cloud-user',
    }
    const accessId = await giveAccess(db, { ...access, status: 'active' })
    const withdrawn = await changeAccess({ db, now }, clara, { action: 'withdraw', input: ending(accessId) })
    expect([withdrawn, await statusOf(db, accessId)]).toEqual([
      { ok: true, value: { id: accessId, version: 2 } },
      'inactive',
    ])
    const stale = await undoAccessChange({ db, now }, clara, { idempotencyKey: newKey(), accessId, version: 1 })
    expect(stale).toEqual({ ok: false, reason: 'changed-since' })
    await undoAccessChange({ db, now }, clara, { idempotencyKey: newKey(), accessId, version: 2 })
    expect(await statusOf(db, accessId)).toBe('active')
    const role = 'on-premises-user'
    const input = { ...granting(), accessId, role, endsOn: '2027-01-31' }
    expect(await changeAccess({ db, now }, clara, { action: 'update', input })).toMatchObject({ ok: true })
    const details = await readUser({ db, now }, clara, people.anna)
    expect(details?.user.accesses).toMatchObject([{ role, endsOn: '2027-01-31', reason: 'Hall 2' }])
    const late = () => new Date(testTime.getTime() + 11 * 60_000)
    expect(
      await undoAccessChange({ db, now: late }, clara, { idempotencyKey: newKey(), accessId, version: 4 }),
    ).toEqual({
      ok: false,
      reason: 'not-allowed',
    })
    await changeAccess({ db, now }, clara, { action: 'withdraw', input: ending(accessId) })
    const granted = await changeAccess({ db, now }, clara, {
      action: 'grant',
      input: { ...granting(), accessId, role },
    })
    expect([granted.ok, await statusOf(db, accessId)]).toEqual([true, 'active'])
  }))

test('nobody changes their own access, and no external administrator gives an administrator role [A5]', () =>
  withWorld(async (db, { clara, david, organisations, people }) => {
    const input = { ...granting(), organisationId: organisations.a }
    const self = { ...input, userId: people.clara, application: 'inventory' as const, role: 'user' }
    expect(await addApplication({ db, now }, clara, self)).toEqual({ ok: false, reason: 'own-access' })
    const administration = {
      ...input,
      userId: people.anna,
      application: 'user-administration' as const,
      role: 'customer-administrator',
    }
    expect(await addApplication({ db, now }, clara, administration)).toEqual({
      ok: false,
      reason: 'administrator-role',
    })
    expect(await addApplication({ db, now }, david, administration)).toMatchObject({ ok: true })
  }))

test('the only administrator stays [A11]', () =>
  withWorld(async (db, { david, organisations, people }) => {
    const details = await readUser({ db, now }, david, people.clara)
    const accessId = details?.user.accesses[0]?.id ?? ''
    expect(details?.canDelete).toBe(false)
    const refusal = { ok: false, reason: 'only-administrator' }
    expect(await changeAccess({ db, now }, david, { action: 'withdraw', input: ending(accessId) })).toEqual(refusal)
    const user = { idempotencyKey: newKey(), userId: people.clara }
    expect(await deleteUser({ db, now }, david, user)).toEqual(refusal)
    const removal = { ...user, organisationId: organisations.a, isConfirmed: true }
    expect(await removeOrganisation({ db, now }, david, removal)).toEqual(refusal)
  }))

test('a withdrawn administrator sees nothing any more, even with the role in the token [A10]', () =>
  withWorld(async (db, { clara, people }) => {
    await sql`select set_config('ferrule.service', 'on', true)`.execute(db.queries)
    await sql`update application_access set status = 'inactive' where person_id = ${people.clara}`.execute(db.queries)
    expect((await readUserPage({ db, now }, clara, listQuery())).entries).toEqual([])
  }))

test('an administrator adds a user to another organisation that they administer, and to no other [S6-013]', () =>
  withWorld(async (db, { clara, david, organisations, people }) => {
    const adding = (userId: string) => ({ idempotencyKey: newKey(), userId, organisationId: organisations.b })
    expect(await addOrganisation({ db, now }, clara, adding(people.anna))).toEqual({ ok: false, reason: 'not-found' })
    expect(await addOrganisation({ db, now }, david, adding(people.clara))).toMatchObject({ ok: true })
    await giveAccess(db, {
      organisationId: organisations.b,
      personId: people.clara,
      application: 'user-administration',
      role: 'customer-administrator',
      status: 'active',
    })
    expect(await addOrganisation({ db, now }, clara, adding(people.anna))).toMatchObject({ ok: true })
    const details = await readUser({ db, now }, clara, people.anna)
    expect(details?.user.organisations.map(({ id }) => id).toSorted()).toEqual(
      [organisations.a, organisations.b].toSorted(),
    )
  }))

test('removing the last shared organisation needs a confirmation and ends the view [S6-015] [S8-022]', () =>
  withWorld(async (db, { clara, david, organisations, people }) => {
    const accessId = await giveAccess(db, {
      organisationId: organisations.a,
      personId: people.anna,
      application: 'inventory',
      status: 'active',
    })
    const input = { userId: people.anna, organisationId: organisations.a }
    expect(
      await removeOrganisation({ db, now }, clara, { ...input, idempotencyKey: newKey(), isConfirmed: false }),
    ).toEqual({
      ok: false,
      reason: 'confirmation-needed',
    })
    await addOrganisation({ db, now }, david, { ...input, organisationId: organisations.b, idempotencyKey: newKey() })
    const removed = await removeOrganisation({ db, now }, clara, {
      ...input,
      idempotencyKey: newKey(),
      isConfirmed: true,
    })
    expect(removed).toEqual({ ok: true, value: { id: people.anna, losesView: true } })
    expect([await readUser({ db, now }, clara, people.anna), await statusOf(db, accessId)]).toEqual([
      undefined,
      undefined,
    ])
  }))

test('a customer deletes a user from their organisations; the account goes with the last one [S6-014]', () =>
  withWorld(async (db, { clara, david, organisations, people }) => {
    const both = { userId: people.anna, organisationId: organisations.b }
    await addOrganisation({ db, now }, david, { ...both, idempotencyKey: newKey() })
    expect(await deleteUser({ db, now }, clara, { idempotencyKey: newKey(), userId: people.anna })).toMatchObject({
      ok: true,
    })
    const { rows: kept } = await sql<{
      firstName: string
    }>`select first_name from person where id = ${people.anna}`.execute(db.queries)
    expect(kept).toEqual([{ firstName: 'anna' }])
    expect(await deleteUser({ db, now }, david, { idempotencyKey: newKey(), userId: people.anna })).toMatchObject({
      ok: true,
    })
    const { rows } = await sql<{ firstName: string }>`select first_name from person where id = ${people.anna}`.execute(
      db.queries,
    )
    expect(rows).toEqual([{ firstName: '' }])
    expect(await actionsOf(db, people.anna)).toEqual([
      'add-organisation',
      'remove-organisation',
      'delete-user',
      'remove-organisation',
      'delete-user',
    ])
  }))

test('an application that the organisation does not have cannot be given', () =>
  withWorld(async (db, { clara, organisations, people }) => {
    await sql`select set_config('ferrule.service', 'on', true)`.execute(db.queries)
    await sql`insert into organisation_application values (${organisations.a}, 'inventory', 'not-offered')`.execute(
      db.queries,
    )
    const input = {
      ...granting(),
      userId: people.anna,
      organisationId: organisations.a,
      application: 'inventory' as const,
      role: 'user',
    }
    expect(await addApplication({ db, now }, clara, input)).toEqual({ ok: false, reason: 'not-offered' })
    const preview = await previewUser({ db, now }, clara, people.anna)
    expect(preview?.tiles.find(({ name }) => name === 'inventory')).toMatchObject({
      status: 'noprocess',
      reason: 'not-offered',
    })
    expect(await actionsOf(db, people.anna)).toEqual(['preview-user'])
  }))
