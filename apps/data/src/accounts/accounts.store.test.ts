import type { AccountProfile } from '@ferrule/domain/accounts/account-profile'
import { toUserProfile } from '@ferrule/domain/sign-in/user-profile'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { queueMail } from '../mail/queue-mail.ts'
import { requestAccess } from '../portal-services/request-access.ts'
import type { Database } from '../postgres/database.ts'
import { rolledBack } from '../postgres/rolled-back.ts'
import { readSettings } from '../settings.ts'
import type { SignedInActor } from '../sign-in/actor.ts'
import { changeProfile } from './change-profile.ts'
import { deleteAccount } from './delete-account.ts'
import { endOtherSessions, endSession } from './end-sessions.ts'
import { exportAccount } from './export-account.ts'
import { anIdentityServer } from './identity-for-tests.ts'
import { readAccount } from './read-account.ts'
import { removeDevice, resetDevices } from './remove-device.ts'
import { countTraces } from './traces-for-tests.ts'

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

const wanted: AccountProfile = {
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
const held = [
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

test('a profile, its audit event and the name at the identity server are changed together', () =>
  rolledBack(url, async (db) => {
    const { identity, told } = anIdentityServer({ credentials: held, sessions })
    expect(await changeProfile({ db, now, identity }, someone(old), wanted)).toMatchObject({ ok: true })
    expect(told).toEqual(['name acc-1 Anna Berg de'])
    expect(await actionsOf(db)).toEqual(['change-account-profile'])
    const { profile } = await readAccount({ db, identity }, someone())
    // The names come with the next token.
    expect(profile).toEqual({ ...wanted, firstName: 'A', lastName: 'B' })
  }))

test('while the identity server is away no profile is saved, and a second try saves it', () =>
  rolledBack(url, async (db) => {
    const { identity, state } = anIdentityServer()
    state.away = true
    await expect(changeProfile({ db, now, identity }, someone(), wanted)).rejects.toThrow('away')
    expect(await actionsOf(db)).toEqual([])
    expect((await readAccount({ db, identity }, someone())).profile.company).toBe('')
    state.away = false
    expect(await changeProfile({ db, now, identity }, someone(), wanted)).toMatchObject({ ok: true })
  }))

test('an employee changes neither profile nor devices one by one, and does not delete the account', () =>
  rolledBack(url, async (db) => {
    const { identity, told } = anIdentityServer({ credentials: held })
    const refused = { ok: false, reason: 'managed-internally' }
    expect(await changeProfile({ db, now, identity }, employee(), wanted)).toEqual(refused)
    expect(await removeDevice({ db, now, identity }, employee(), 'phone')).toEqual(refused)
    expect(await deleteAccount({ db, now, identity }, employee(), `${canary}@example.com`)).toEqual(refused)
    expect([told, await actionsOf(db)]).toEqual([[], []])
  }))

test('an employee resets every device at once and must add a new one [S6-021]', () =>
  rolledBack(url, async (db) => {
    const { identity, told } = anIdentityServer({ credentials: held })
    expect(await resetDevices({ db, now, identity }, employee())).toMatchObject({ ok: true })
    expect(told).toEqual(['demand acc-1', 'remove acc-1 phone', 'remove acc-1 key'])
    expect(await actionsOf(db)).toEqual(['remove-account-device', 'remove-account-device'])
  }))

test('devices, export and deletion need a login of the last five minutes', () =>
  rolledBack(url, async (db) => {
    const { identity, told } = anIdentityServer({ credentials: held })
    const deps = { db, now, identity }
    const refused = { ok: false, reason: 'fresh-login-needed' }
    expect(await removeDevice(deps, someone(old), 'phone')).toEqual(refused)
    expect(await resetDevices(deps, someone(old))).toEqual(refused)
    expect(await exportAccount(deps, someone(old))).toEqual(refused)
    expect(await deleteAccount(deps, someone(old), `${canary}@example.com`)).toEqual(refused)
    expect(told).toEqual([])
  }))

test('a device is removed once; a password and a stranger are not devices of mine', () =>
  rolledBack(url, async (db) => {
    const { identity, told } = anIdentityServer({ credentials: held })
    const deps = { db, now, identity }
    expect(await removeDevice(deps, someone(), 'phone')).toMatchObject({ ok: true })
    expect(await removeDevice(deps, someone(), 'pw')).toEqual({ ok: false, reason: 'not-found' })
    expect(await removeDevice(deps, someone(), 'other')).toEqual({ ok: false, reason: 'not-found' })
    expect(told).toEqual(['remove acc-1 phone'])
  }))

test('of my sessions this one comes first; another ends, a stranger’s does not', () =>
  rolledBack(url, async (db) => {
    const { identity, told } = anIdentityServer({ sessions })
    const deps = { db, now, identity }
    const account = await readAccount(deps, someone(old))
    expect(account.sessions.map(({ id, isThis }) => [id, isThis])).toEqual([
      ['s1', true],
      ['s2', false],
    ])
    expect(await endSession(deps, someone(old), 'foreign')).toEqual({ ok: false, reason: 'not-found' })
    expect(await endSession(deps, someone(old), 's2')).toMatchObject({ ok: true })
    expect(await endOtherSessions(deps, someone(old))).toMatchObject({ ok: true })
    expect(told).toEqual(['end s2', 'end s2'])
    expect(await actionsOf(db)).toEqual(['end-account-session', 'end-account-session'])
  }))

test('without knowing its own session nobody is signed out elsewhere', () =>
  rolledBack(url, async (db) => {
    const { identity, told } = anIdentityServer({ sessions })
    const stray = { ...someone(), session: { id: undefined, authenticatedAt: fresh } }
    expect(await endOtherSessions({ db, now, identity }, stray)).toEqual({ ok: false, reason: 'session-unknown' })
    expect(told).toEqual([])
  }))

test('the only administrator of an organisation names a successor before they leave', () =>
  rolledBack(url, async (db) => {
    const roles: Record<string, string[]> = {}
    const { identity, told } = anIdentityServer({ roles })
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
    const leave = () =>
      deleteAccount({ db, now, identity }, someone(fresh, ['kmx_delegatedadmin_extern']), `${canary}@example.com`)
    expect(await leave()).toEqual({ ok: false, reason: 'only-administrator' })
    expect(told).toEqual([])
    roles['acc-2'] = ['kmx_delegatedadmin_extern']
    expect(await leave()).toMatchObject({ ok: true })
    expect(told).toEqual(['delete acc-1'])
  }))

test('a deleted account leaves no trace of the person but the number in the audit trail', () =>
  rolledBack(url, async (db) => {
    const { identity, told } = anIdentityServer({ credentials: held })
    const deps = { db, now, identity, portalTeamAddress: 'team@example.com' }
    await changeProfile(deps, someone(), wanted)
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
    expect(told.at(-1)).toBe('delete acc-1')
    expect(await countTraces(db, canary)).toBe(0)
    expect((await actionsOf(db)).at(-1)).toBe('delete-account')
  }))
