import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { withServiceScope } from '../portal-access/with-user-scope.ts'
import { rolledBack } from '../postgres/rolled-back.ts'
import { readSettings } from '../settings.ts'
import { createExpireTicketEventsJob } from './expire-ticket-events.job.ts'

const now = new Date('2026-11-16T08:00:00Z')

test('deletes ticket events older than a day and no newer ones', () =>
  rolledBack(readSettings().DATA_DATABASE_URL, async (db) => {
    const listHours = () =>
      withServiceScope(db, async (tx) => {
        const { rows } = await sql<{ hours: number }>`select
          (extract(epoch from ${now}::timestamptz - happened_at) / 3600)::int as hours from ticket_event
          where happened_at <= ${now} order by happened_at desc`.execute(tx)
        return rows.map(({ hours }) => hours)
      })
    await withServiceScope(db, (tx) =>
      sql`insert into ticket_event (ticket_id, organisation_id, is_internal, happened_at)
        select ticket.id, organisation_id, false, ${now}::timestamptz - hours * interval '1 hour'
        from (select id, organisation_id from ticket limit 1) ticket, unnest(array[1, 23, 25, 1000]) hours`.execute(tx),
    )
    expect(await listHours()).toEqual(expect.arrayContaining([1, 23, 25, 1000]))
    await createExpireTicketEventsJob({ db, now: () => now })()
    expect((await listHours()).filter((hours) => hours > 24)).toEqual([])
    expect(await listHours()).toEqual(expect.arrayContaining([1, 23]))
  }))

test('deletes external events and deliveries after a month, except refused, undelivered and last ones', () =>
  rolledBack(readSettings().DATA_DATABASE_URL, async (db) => {
    await withServiceScope(db, async (tx) => {
      await sql`insert into external_ticket_event (id, position, kind, processed_at, refusal) values
        ('old', 900000001, 'answer', ${now}::timestamptz - interval '40 days', null),
        ('refused', 900000002, 'answer', ${now}::timestamptz - interval '40 days', 'closed'),
        ('new', 900000003, 'answer', ${now}::timestamptz - interval '20 days', null),
        ('last', 900002000, 'answer', ${now}::timestamptz - interval '35 days', null)`.execute(tx)
      await sql`insert into ticket_delivery (ticket_id, organisation_id, happened_at, delivered_at)
        select ticket.id, organisation_id, ${now}::timestamptz - days * interval '1 day',
          case when days <> 50 then ${now}::timestamptz - days * interval '1 day' end
        from (select id, organisation_id from ticket limit 1) ticket, unnest(array[20, 40, 50]) days`.execute(tx)
    })
    await createExpireTicketEventsJob({ db, now: () => now })()
    const remaining = await withServiceScope(db, async (tx) => {
      const events = await sql<{
        id: string
      }>`select id from external_ticket_event where position > 900000000 order by position`.execute(tx)
      const deliveries = await sql<{ days: number }>`select
        (extract(epoch from ${now}::timestamptz - happened_at) / 86400)::int as days from ticket_delivery
        where happened_at <= ${now}::timestamptz - interval '20 days' order by id`.execute(tx)
      return { events: events.rows.map(({ id }) => id), days: deliveries.rows.map(({ days }) => days) }
    })
    expect(remaining.events).toEqual(['refused', 'new', 'last'])
    expect(remaining.days.slice(-2)).toEqual([20, 50])
  }))
