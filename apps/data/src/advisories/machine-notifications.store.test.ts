import { randomUUIDv7 } from 'node:crypto'
import { toUserProfile } from '@ferrule/domain/sign-in/user-profile'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { chooseMails } from '../notifications/choose-channels.ts'
import { readNotifications } from '../notifications/read-notifications.ts'
import { withServiceScope } from '../portal-access/with-user-scope.ts'
import type { Database } from '../postgres/database.ts'
import { rolledBack } from '../postgres/rolled-back.ts'
import { readSettings } from '../settings.ts'
import type { SignedInActor } from '../sign-in/actor.ts'
import { addCustomer, aDocument, importAndPublish, publicOrigin, time } from './advisories.fixture.ts'
import { createNotifyAdvisoryJob } from './notify-advisory.job.ts'
import { createNotifySupportEndJob } from './notify-support-end.job.ts'
import { findOwnAdvisory } from './read-own-advisories.ts'

const url = readSettings().DATA_DATABASE_URL
const deps = (db: Database, now = time) => ({ db, now: () => now, publicOrigin })

/** A person with the role of the inventory, who is the person of `addCustomer` with this address. */
function userOf(email: string): SignedInActor {
  const claims = {
    sub: `test-${email}`,
    email,
    email_verified: true,
    given_name: 'Tina',
    family_name: 'Tester',
    roles: ['kmx_int_assetdb_active'],
  }
  return { kind: 'user', profile: toUserProfile(claims), session: { id: 's1', authenticatedAt: undefined } }
}

const listEvents = async (db: Database, email: string) => {
  const { entries } = await readNotifications(deps(db), userOf(email), { unread: false, page: 1 })
  return entries.map(({ event, number, subject, supportUntil }) => [event, number || subject, supportUntil])
}

const countMails = async (db: Database, email: string) => {
  const { rows } = await sql`select from outgoing_mail where to_address = ${email}`.execute(db.queries)
  return rows.length
}

/** Gives a person an application in the organisation of another person. */
async function join(db: Database, email: string, { of, application }: { of: string; application: string }) {
  await withServiceScope(db, async (tx) => {
    await sql`insert into membership (person_id, organisation_id)
      select person.id, own.organisation_id from person, membership as own join person as owner on owner.id = own.person_id
      where person.email = ${email} and owner.email = ${of}`.execute(tx)
    await sql`insert into application_access (id, organisation_id, person_id, application, role, status, reason, since,
        changed_at)
      select gen_random_uuid(), own.organisation_id, person.id, ${application}, 'user', 'active', '', now(), now()
      from person, membership as own join person as owner on owner.id = own.person_id
      where person.email = ${email} and owner.email = ${of}`.execute(tx)
  })
}

test('an advisory is in the portal of each person who may see affected machines, once, until they open it', () =>
  rolledBack(url, async (db) => {
    await addCustomer(db, 'owner@example.com', { '56-1': '6.2.0' })
    await addCustomer(db, 'second@example.com', { '56-2': '6.2.0' })
    await addCustomer(db, 'safe@example.com', { '56-3': '6.4.1' })
    await withServiceScope(db, (tx) =>
      sql`insert into person (id, email, first_name, last_name)
        values (${randomUUIDv7()}, 'admin@example.com', 'Ada', 'Admin')`.execute(tx),
    )
    await join(db, 'owner@example.com', { of: 'second@example.com', application: 'inventory' })
    await join(db, 'admin@example.com', { of: 'second@example.com', application: 'user-administration' })
    await importAndPublish(db, aDocument())
    const { rows } = await sql<{ id: string }>`select id from advisory where tracking_id = 'TST-2026-01'`.execute(
      db.queries,
    )
    for (const _ of [1, 2]) await createNotifyAdvisoryJob(deps(db))({ advisoryId: rows[0]?.id })
    const told = [['advisory-published', 'TST-2026-01', null]]
    expect(await listEvents(db, 'owner@example.com')).toEqual(told)
    expect(await listEvents(db, 'second@example.com')).toEqual(told)
    // Mails stay one for each organisation.
    expect(await countMails(db, 'owner@example.com')).toBe(2)
    expect(await countMails(db, 'admin@example.com')).toBe(1)
    for (const none of ['admin@example.com', 'safe@example.com']) expect(await listEvents(db, none)).toEqual([])
    await findOwnAdvisory(deps(db), userOf('owner@example.com'), 'TST-2026-01')
    const { unread } = await readNotifications(deps(db), userOf('owner@example.com'), { unread: true, page: 1 })
    expect(unread).toBe(0)
  }))

test('the owners of a machine are told 180, 30 and 0 days before its updates end, once each', () =>
  rolledBack(url, async (db) => {
    await addCustomer(db, 'owner@example.com', { '56-1': '6.2.0', '56-2': '6.2.0' })
    await addCustomer(db, 'quiet@example.com', { '56-3': '6.2.0' })
    await sql`insert into product (id, slug, brand, support_until)
      values (${randomUUIDv7()}, 'testor-56', 'test', '2027-05')`.execute(db.queries)
    await chooseMails(deps(db), userOf('quiet@example.com'), { event: 'support-ending', mail: 'never' })
    const countAt = async (day: string) => {
      const at = deps(db, new Date(`${day}T05:00:00Z`))
      for (const _ of [1, 2]) await createNotifySupportEndJob(at)()
      const count = async (email: string) => [(await listEvents(db, email)).length, await countMails(db, email)]
      return [...(await count('owner@example.com')), ...(await count('quiet@example.com'))]
    }
    expect(await countAt('2026-12-01')).toEqual([0, 0, 0, 0])
    expect(await countAt('2026-12-02')).toEqual([1, 1, 1, 0])
    expect(await countAt('2027-05-01')).toEqual([2, 2, 2, 0])
    expect(await countAt('2027-05-31')).toEqual([3, 3, 3, 0])
    expect((await listEvents(db, 'owner@example.com'))[0]).toEqual(['support-ending', 'Testor 56', '2027-05'])
    const { rows } = await sql<{ subject: string; body: string }>`select subject, body from outgoing_mail
      where to_address = 'owner@example.com' limit 1`.execute(db.queries)
    expect(rows[0]?.subject).toBe('Security updates for Testor 56 until 31 May 2027')
    expect(rows[0]?.body).toContain('You have 2 machines of this model.')
    // A later end has notices of its own.
    await sql`update product set support_until = '2027-08' where slug = 'testor-56'`.execute(db.queries)
    expect(await countAt('2027-06-01')).toEqual([4, 4, 4, 0])
  }))
