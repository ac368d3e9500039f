import type { AccountProfile } from '@ferrule/domain/accounts/account-profile'
import { toUserProfile } from '@ferrule/domain/sign-in/user-profile'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { queueMail } from '../mail/queue-mail.ts'
import { withServiceScope } from '../portal-access/with-user-scope.ts'
import { requestAccess } from '../portal-services/request-access.ts'
import type { Database, Queries } from '../postgres/database.ts'
import { rolledBack } from '../postgres/rolled-back.ts'
import { readSettings } from '../settings.ts'
import type { SignedInActor } from '../sign-in/actor.ts'
import { findSessionEnd } from '../sign-in/session-end-queries.ts'
import { changeProfile } from './change-profile.ts'
import { deleteAccount } from './delete-account.ts'
import { revokeOtherSessions, revokeSession } from './end-sessions.ts'
import { exportAccount } from './export-account.ts'
import { fakeIdentityServer } from './identity.fixture.ts'
import { readAccount } from './read-account.ts'
import { removeDevice, resetDevices } from './remove-device.ts'
import { countTraces } from './traces.fixture.ts'

const url = readSettings().DATA_DATABASE_URL
const now = () => new Date('2026-11-15T10:00:00Z')
const fresh = new Date('2026-11-15T09:58:00Z')
const old = new Date('2026-11-15T09:00:00Z')
const canary = 'zilpzalp'

function someone(authenticatedAt = fresh, roles: string[] = []): SignedInActor {
  const profile = toUserProfile({
    sub: 'acc-1',
    given_name: 'A',
    family_name: 'B',
    email: `${canary}@example.com`,
    email_verified: true,
    roles,
  })
  return { kind: 'user', profile, session: { id: 's1', authenticatedAt } }
}

const employee = (authenticatedAt = fresh) => someone(authenticatedAt, ['kmx_employee_intern'])

const newProfile: AccountProfile = {
  firstName: 'Anna',
  lastName: 'Berg',
  company: canary,
  telephone: '+43 732 555 218',
  address: 'Hafenstraße 2',
  postalCode: '4020',
  city: 'Linz',
  country: 'AT',
  language: 'de',
}

const at = (day: number) => new Date(Date.UTC(2026, 0, day))
const credentials = [
  { id: 'pw', type: 'password', label: '', createdAt: at(1) },
  { id: 'phone', type: 'otp', label: 'Phone', createdAt: at(2) },
  { id: 'key', type: 'webauthn-passwordless', label: 'Notebook', createdAt: at(3) },
]
const sessions = [
  { id: 's2', address: '10.0.0.2', startedAt: at(5), lastUsedAt: at(6) },
  { id: 's1', address: '10.0.0.1', startedAt: at(4), lastUsedAt: at(4) },
]

async function actionsOf(db: Database): Promise<string[]> {
  const { rows } = await sql<{
    action: string
  }>`select action from audit_event where actor = 'acc-1' order by id`.execute(db.queries)
  return rows.map(({ action }) => action)
}

/** Whether the job waits that deletes the login at the identity server. */
async function isDeletionQueued(db: Database): Promise<boolean> {
  const { rows } = await sql`select from graphile_worker.jobs where key = 'delete-identity:acc-1'`.execute(db.queries)
  return rows.length === 1
}

test('changes a profile with its audit event and the name at the identity server', () =>
  rolledBack(url, async (db) => {
    const { identity, calls } = fakeIdentityServer({ credentials, sessions })
    expect(await changeProfile({ db, now, identity }, someone(old), newProfile)).toMatchObject({ ok: true })
    expect(calls).toEqual(['name acc-1 Anna Berg de'])
    expect(await actionsOf(db)).toEqual(['change-account-profile'])
    const { profile } = await readAccount({ db, identity }, someone())
    // The new names arrive with the next token.
    expect(profile).toEqual({ ...newProfile, firstName: 'A', lastName: 'B' })
  }))

test('saves no profile while the identity server is down, and a retry saves it', () =>
  rolledBack(url, async (db) => {
    const { identity, state } = fakeIdentityServer()
    state.isDown = true
    await expect(changeProfile({ db, now, identity }, someone(), newProfile)).rejects.toThrow('identity server is down')
    expect(await actionsOf(db)).toEqual([])
    expect((await readAccount({ db, identity }, someone())).profile.company).toBe('')
    state.isDown = false
    expect(await changeProfile({ db, now, identity }, someone(), newProfile)).toMatchObject({ ok: true })
  }))

test('an employee cannot change the profile, remove single devices or delete the account', () =>
  rolledBack(url, async (db) => {
    const { identity, calls } = fakeIdentityServer({ credentials })
    const refused = { ok: false, reason: 'managed-internally' }
    expect(await changeProfile({ db, now, identity }, employee(), newProfile)).toEqual(refused)
    expect(await removeDevice({ db, now, identity }, employee(), 'phone')).toEqual(refused)
    expect(await deleteAccount({ db, now }, employee(), `${canary}@example.com`)).toEqual(refused)
    expect([calls, await actionsOf(db)]).toEqual([[], []])
  }))

test('an employee resets all devices at once and must add a new one [S6-021]', () =>
  rolledBack(url, async (db) => {
    const { identity, calls } = fakeIdentityServer({ credentials })
    expect(await resetDevices({ db, now, identity }, employee())).toMatchObject({ ok: true })
    expect(calls).toEqual(['demand acc-1', 'remove acc-1 phone', 'remove acc-1 key'])
    expect(await actionsOf(db)).toEqual(['remove-account-device', 'remove-account-device'])
  }))

test('devices, export and deletion need a sign-in within the last five minutes', () =>
  rolledBack(url, async (db) => {
    const { identity, calls } = fakeIdentityServer({ credentials })
    const deps = { db, now, identity }
    const refused = { ok: false, reason: 'fresh-login-needed' }
    expect(await removeDevice(deps, someone(old), 'phone')).toEqual(refused)
    expect(await resetDevices(deps, someone(old))).toEqual(refused)
    expect(await exportAccount(deps, someone(old))).toEqual(refused)
    expect(await deleteAccount(deps, someone(old), `${canary}@example.com`)).toEqual(refused)
    expect(calls).toEqual([])
  }))

test('removes an own device, but no password and no foreign device', () =>
  rolledBack(url, async (db) => {
    const { identity, calls } = fakeIdentityServer({ credentials })
    const deps = { db, now, identity }
    expect(await removeDevice(deps, someone(), 'phone')).toMatchObject({ ok: true })
    expect(await removeDevice(deps, someone(), 'pw')).toEqual({ ok: false, reason: 'not-found' })
    expect(await removeDevice(deps, someone(), 'other')).toEqual({ ok: false, reason: 'not-found' })
    expect(calls).toEqual(['remove acc-1 phone'])
  }))

test('lists the current session first, and revokes own sessions only', () =>
  rolledBack(url, async (db) => {
    const { identity, calls } = fakeIdentityServer({ sessions })
    const deps = { db, now, identity }
    const account = await readAccount(deps, someone(old))
    expect(account.sessions.map(({ id, isThis }) => [id, isThis])).toEqual([
      ['s1', true],
      ['s2', false],
    ])
    expect(await revokeSession(deps, someone(old), 'foreign')).toEqual({ ok: false, reason: 'not-found' })
    expect(await revokeSession(deps, someone(old), 's2')).toMatchObject({ ok: true })
    expect(await revokeOtherSessions(deps, someone(old))).toMatchObject({ ok: true })
    expect(calls).toEqual(['end s2', 'end s2'])
    expect(await actionsOf(db)).toEqual(['revoke-account-session', 'revoke-account-session'])
  }))

test('refuses to revoke other sessions if the current one is unknown', () =>
  rolledBack(url, async (db) => {
    const { identity, calls } = fakeIdentityServer({ sessions })
    const stray = { ...someone(), session: { id: undefined, authenticatedAt: fresh } }
    expect(await revokeOtherSessions({ db, now, identity }, stray)).toEqual({ ok: false, reason: 'session-unknown' })
    expect(calls).toEqual([])
  }))

test('the only administrator of an organisation cannot delete the account', () =>
  rolledBack(url, async (db) => {
    const [organisation, self, colleague] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()]
    await db.queries
      .insertInto('organisation')
      .values({ id: organisation, number: '9990001', name: 'O', country: 'AT' })
      .execute()
    for (const [id, subject] of [
      [self, 'acc-1'],
      [colleague, 'acc-2'],
    ] as const) {
      const person = { id, subject, email: `${id}@example.com`, firstName: 'A', lastName: 'B' }
      await db.queries.insertInto('person').values(person).execute()
      await db.queries.insertInto('membership').values({ personId: id, organisationId: organisation }).execute()
    }
    const administer = (personId: string) =>
      withServiceScope(db, (tx) =>
        tx
          .insertInto('applicationAccess')
          .values({
            id: crypto.randomUUID(),
            organisationId: organisation,
            personId,
            application: 'user-administration',
            role: 'customer-administrator',
            status: 'active',
            reason: 'Test',
            since: now(),
            changedAt: now(),
          })
          .execute(),
      )
    await administer(self)
    const leave = () =>
      deleteAccount({ db, now }, someone(fresh, ['kmx_delegatedadmin_extern']), `${canary}@example.com`)
    expect(await leave()).toEqual({ ok: false, reason: 'only-administrator' })
    expect(await isDeletionQueued(db)).toBe(false)
    await administer(colleague)
    expect(await leave()).toMatchObject({ ok: true })
    expect(await isDeletionQueued(db)).toBe(true)
  }))

test('a deletion that is not saved leaves login and sessions, and can be repeated', () =>
  rolledBack(url, async (db) => {
    const failing: Database = {
      ...db,
      transaction: (work: (tx: Queries) => Promise<unknown>) =>
        db.transaction(async (tx) => {
          await work(tx)
          throw new Error('commit failed')
        }),
    }
    const email = `${canary}@example.com`
    await expect(deleteAccount({ db: failing, now }, someone(), email)).rejects.toThrow('commit failed')
    expect([await isDeletionQueued(db), await findSessionEnd(db.queries, 'acc-1')]).toEqual([false, undefined])
    expect(await deleteAccount({ db, now }, someone(), email)).toMatchObject({ ok: true })
    expect([await isDeletionQueued(db), await findSessionEnd(db.queries, 'acc-1')]).toEqual([true, now()])
  }))

test('deletes all personal data with an account, except the id in the audit trail', () =>
  rolledBack(url, async (db) => {
    const { identity, calls } = fakeIdentityServer({ credentials })
    const deps = { db, now, identity, portalTeamAddress: 'team@example.com' }
    await changeProfile(deps, someone(), newProfile)
    await requestAccess(deps, someone(), { service: 'inventory', reason: canary })
    const to = `${canary}@example.com`
    await db.transaction((tx) => queueMail(tx, { kind: 'x', toAddress: to, subject: 's', body: 'b' }))
    const exported = await exportAccount(deps, someone())
    expect(JSON.stringify(exported).split(canary).length - 1).toBeGreaterThanOrEqual(3)
    expect(await deleteAccount(deps, someone(), 'someone.else@example.com')).toEqual({
      ok: false,
      reason: 'email-differs',
    })
    expect(await deleteAccount(deps, someone(), ` ${to.toUpperCase()} `)).toMatchObject({ ok: true })
    expect(calls).toEqual(['name acc-1 Anna Berg de'])
    expect([await isDeletionQueued(db), await findSessionEnd(db.queries, 'acc-1')]).toEqual([true, now()])
    expect(await countTraces(db, canary)).toBe(0)
    expect((await actionsOf(db)).at(-1)).toBe('delete-account')
  }))
