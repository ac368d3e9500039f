import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { workForService } from '../portal-access/work-for.ts'
import { rolledBack } from '../postgres/rolled-back.ts'
import { readSettings } from '../settings.ts'
import { createExpireTicketEventsJob } from './expire-ticket-events.job.ts'

const now = new Date('2026-11-16T08:00:00Z')

test('what happened more than a day ago is forgotten, what happened since is not', () =>
  rolledBack(readSettings().DATA_DATABASE_URL, async (db) => {
    const listHours = () =>
      workForService(db, async (tx) => {
        const { rows } = await sql<{ hours: number }>`select
          (extract(epoch from ${now}::timestamptz - happened_at) / 3600)::int as hours from ticket_event
          where happened_at <= ${now} order by happened_at desc`.execute(tx)
        return rows.map(({ hours }) => hours)
      })
    await workForService(db, (tx) =>
      sql`insert into ticket_event (ticket_id, organisation_id, is_internal, happened_at)
        select ticket.id, organisation_id, false, ${now}::timestamptz - hours * interval '1 hour'
        from (select id, organisation_id from ticket limit 1) ticket, unnest(array[1, 23, 25, 1000]) hours`.execute(tx),
    )
    expect(await listHours()).toEqual(expect.arrayContaining([1, 23, 25, 1000]))
    await createExpireTicketEventsJob({ db, now: () => now })()
    expect((await listHours()).filter((hours) => hours > 24)).toEqual([])
    expect(await listHours()).toEqual(expect.arrayContaining([1, 23]))
  }))
