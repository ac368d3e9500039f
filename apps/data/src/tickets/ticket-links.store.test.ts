import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { igor, openNotifiedTicket, personas, toDeps, vera } from '../notifications/notified-people.fixture.ts'
import { withServiceScope, withUserScope } from '../portal-access/with-user-scope.ts'
import type { Database } from '../postgres/database.ts'
import { rolledBack } from '../postgres/rolled-back.ts'
import { readSettings } from '../settings.ts'
import { linkTickets, unlinkTickets } from './link-tickets.ts'
import { readTicket } from './read-tickets.ts'

const url = readSettings().DATA_DATABASE_URL

type Foreign = { id: string; number: string; organisation: string }

/** A ticket of another customer than that of the given one. `stranger` is a member of its organisation. */
async function findForeignTicket(db: Database, ticketId: string): Promise<Foreign> {
  const { rows } = await withServiceScope(db, (tx) =>
    sql<Foreign>`select id, number, organisation_id as organisation from ticket where merged_into is null
      and organisation_id <> (select organisation_id from ticket where id = ${ticketId}::uuid)
      and not exists (select from ticket_link where ticket.id in (ticket_id, other_id)) limit 1`.execute(tx),
  )
  const [found] = rows
  if (!found) throw new Error('no ticket of another customer is seeded')
  const personId = await withUserScope(db, personas.stranger, async (_, scope) => scope.personId)
  await withServiceScope(db, (tx) =>
    sql`insert into membership (person_id, organisation_id)
      values (${personId}::uuid, ${found.organisation}::uuid) on conflict do nothing`.execute(tx),
  )
  return found
}

const audited = (db: Database, ids: string[]) =>
  withServiceScope(db, async (tx) => {
    const { rows } = await sql<{ action: string }>`select action from audit_event
      where subject_id = any(${ids}::text[]) and action like '%link-ticket' order by id`.execute(tx)
    return rows.map(({ action }) => action)
  })

test('agents see a link of two tickets on both, with its direction and status, and can remove it', () =>
  rolledBack(url, async (db) => {
    const deps = toDeps(db)
    const ticketId = await openNotifiedTicket(db)
    const foreign = await findForeignTicket(db, ticketId)
    const link = () => linkTickets(deps, igor, { ticketId, number: foreign.number, kind: 'cause' })
    expect([await link(), await link()]).toEqual(Array(2).fill({ ok: true, value: { id: ticketId } }))
    const [own, other] = [await readTicket(deps, igor, ticketId), await readTicket(deps, igor, foreign.id)]
    expect(own?.links).toMatchObject([{ id: foreign.id, number: foreign.number, ticketId, kind: 'cause' }])
    expect(other?.links).toMatchObject([{ id: ticketId, number: own?.number, status: 'new', ticketId, kind: 'cause' }])
    expect(own?.history.at(-1)).toMatchObject({ kind: 'linked', change: { linkedNumber: foreign.number } })
    expect(other?.history.at(-1)).toMatchObject({ kind: 'linked', change: { linkedNumber: own?.number } })
    const reverse = { ticketId: foreign.id, number: own?.number ?? '', kind: 'cause' as const }
    expect(await linkTickets(deps, igor, reverse)).toEqual({ ok: false, reason: 'already-linked' })

    const unlink = () => unlinkTickets(deps, igor, { ticketId: foreign.id, otherId: ticketId })
    expect([await unlink(), await unlink()]).toEqual(Array(2).fill({ ok: true, value: { id: foreign.id } }))
    expect((await readTicket(deps, igor, ticketId))?.links).toEqual([])
    const once = ['link-ticket', 'link-ticket', 'unlink-ticket', 'unlink-ticket']
    expect(await audited(db, [ticketId, foreign.id])).toEqual(once)
  }))

test('customers neither see links nor make them, also between tickets of two customers', () =>
  rolledBack(url, async (db) => {
    const deps = toDeps(db)
    const ticketId = await openNotifiedTicket(db)
    const foreign = await findForeignTicket(db, ticketId)
    await linkTickets(deps, igor, { ticketId, number: foreign.number, kind: 'related' })
    for (const [customer, id] of [[vera, ticketId] as const, [personas.stranger, foreign.id] as const]) {
      const seen = await readTicket(deps, customer, id)
      expect(seen?.id).toBe(id)
      expect([seen?.links, seen?.history.filter(({ kind }) => kind === 'linked')]).toEqual([[], []])
    }
    const rows = await withUserScope(db, vera, (tx) => tx.selectFrom('ticketLink').selectAll().execute())
    expect(rows).toEqual([])
    const unknown = { ok: false, reason: 'ticket-unknown' }
    expect(await unlinkTickets(deps, vera, { ticketId, otherId: foreign.id })).toEqual(unknown)
    expect(await linkTickets(deps, vera, { ticketId, number: foreign.number, kind: 'cause' })).toEqual(unknown)
    expect((await readTicket(deps, igor, ticketId))?.links).toHaveLength(1)
  }))

test('a ticket that does not exist is unknown', () =>
  rolledBack(url, async (db) => {
    const ticketId = await openNotifiedTicket(db)
    const result = await linkTickets(toDeps(db), igor, { ticketId, number: '00-0000000', kind: 'related' })
    expect(result).toEqual({ ok: false, reason: 'ticket-unknown' })
  }))
