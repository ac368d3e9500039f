import { createLog } from '@ferrule/telemetry/log'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Database } from '../postgres/database.ts'
import { rolledBack } from '../postgres/rolled-back.ts'
import { readSettings } from '../settings.ts'
import { createExpireRecordsJob } from './expire-records.job.ts'

const now = new Date()

async function expire(db: Database): Promise<void> {
  await createExpireRecordsJob({ db, now: () => now, log: createLog({ service: 'data', level: 'silent' }) })()
}

const inScope = (work: (db: Database) => Promise<void>) => rolledBack(readSettings().DATA_DATABASE_URL, work)

test('deletes mails 90 days after they were sent or refused, and none that waits', () =>
  inScope(async (db) => {
    await sql`insert into outgoing_mail (id, kind, to_address, subject, body, created_at, sent_at, refused_at)
      select gen_random_uuid(), 'expiry-test', 'a@example.com', coalesce('sent ' || sent, 'refused ' || refused, 'waits'),
        '', ${now}::timestamptz - interval '400 days', ${now}::timestamptz - sent * interval '1 day',
        ${now}::timestamptz - refused * interval '1 day'
      from (values (null, null), (89, null), (91, null), (400, null), (null, 89), (null, 91)) days (sent, refused)
      `.execute(db.queries)
    await expire(db)
    const { rows } = await sql<{ subject: string }>`select subject from outgoing_mail
      where kind = 'expiry-test' order by subject`.execute(db.queries)
    expect(rows.map(({ subject }) => subject)).toEqual(['refused 89', 'sent 89', 'waits'])
  }))

test('deletes closed requests a year after their reply was due, and none that is open', () =>
  inScope(async (db) => {
    await sql`insert into visitor_request (id, kind, state, answers, about, language, site_slug, time_zone, received_at,
        reply_due_at)
      select gen_random_uuid(), 'contact', state, '{}', 'expiry-test ' || state || ' ' || days, 'en', '', 'UTC',
        ${now}::timestamptz - (days + 1) * interval '1 day', ${now}::timestamptz - days * interval '1 day'
      from unnest(array[364, 366]) days, unnest(array['closed', 'answered']) state`.execute(db.queries)
    await expire(db)
    const { rows } = await sql<{ about: string }>`select about from visitor_request
      where about like 'expiry-test %' order by about`.execute(db.queries)
    expect(rows.map(({ about }) => about.slice(12))).toEqual(['answered 364', 'answered 366', 'closed 364'])
  }))

test('deletes audit events after 24 months, but not those of tickets', () =>
  inScope(async (db) => {
    await sql`insert into audit_event (actor, action, subject_type, subject_id, happened_at)
      select 'expiry-test', subject || ' ' || months, subject, '1', now() - months * interval '1 month'
      from unnest(array[23, 25]) months, unnest(array['machine', 'ticket']) subject`.execute(db.queries)
    await expire(db)
    const { rows } = await sql<{ action: string }>`select action from audit_event
      where actor = 'expiry-test' order by action`.execute(db.queries)
    expect(rows.map(({ action }) => action)).toEqual(['machine 23', 'ticket 23', 'ticket 25'])
  }))

test('deletes readings after 24 months', () =>
  inScope(async (db) => {
    await sql`select set_config('ferrule.service', 'on', true)`.execute(db.queries)
    await sql`insert into machine_reading (machine_id, organisation_id, series, read_at, value)
      select id, organisation_id, 'expiry-test', ${now}::timestamptz - months * interval '1 month' + hours * interval '1 hour', 1
      from (select id, organisation_id from machine limit 1) machine,
        unnest(array[24, 25, 40]) months, unnest(array[-1, 1]) hours`.execute(db.queries)
    await expire(db)
    const { rows } = await sql`select from machine_reading where series = 'expiry-test'`.execute(db.queries)
    expect(rows).toHaveLength(1)
  }))

test('the service may delete no audit events by setting what its function sets', () =>
  inScope(async (db) => {
    await sql`select set_config('ferrule.audit_expiry', 'on', true)`.execute(db.queries)
    await expect(sql`delete from audit_event`.execute(db.queries)).rejects.toThrow('permission denied')
  }))
