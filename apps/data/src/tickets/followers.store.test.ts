import { expect, test } from 'vitest'
import { igor, openNotifiedTicket, personas, toDeps, vera, type Who } from '../notifications/notified-people.fixture.ts'
import { withUserScope } from '../portal-access/with-user-scope.ts'
import type { Database } from '../postgres/database.ts'
import { rolledBack } from '../postgres/rolled-back.ts'
import { readSettings } from '../settings.ts'
import { changeFollower } from './change-followers.ts'
import { reopenTicket } from './end-ticket.ts'
import { readTicket } from './read-tickets.ts'
import { assignTicketToMe, solveTicket } from './work-on-ticket.ts'

const url = readSettings().DATA_DATABASE_URL

const idOf = (db: Database, who: Who) => withUserScope(db, personas[who], async (_, scope) => scope.personId)

test('only colleagues who may see a ticket can follow it, and only those who see it can change that', () =>
  rolledBack(url, async (db) => {
    const deps = toDeps(db)
    const ticketId = await openNotifiedTicket(db)
    const lena = await idOf(db, 'lena')
    const change = async (actor: Who, who: Who, isFollower: boolean) =>
      changeFollower(deps, personas[actor], { ticketId, personId: await idOf(db, who), isFollower })
    const isLenaFollower = async () =>
      (await readTicket(deps, vera, ticketId))?.colleagues.find(({ id }) => id === lena)?.isFollower
    for (const isFollower of [false, false, true, true]) {
      expect(await change('vera', 'lena', isFollower)).toEqual({ ok: true, value: { id: ticketId } })
      expect(await isLenaFollower()).toBe(isFollower)
    }
    for (const who of ['former', 'withdrawn', 'stranger', 'vera'] as const)
      expect(await change('vera', who, true)).toEqual({ ok: false, reason: 'person-unknown' })
    expect(await change('stranger', 'lena', true)).toEqual({ ok: false, reason: 'ticket-unknown' })
  }))

test('the conversation shows who was assigned, solved and reopened a ticket', () =>
  rolledBack(url, async (db) => {
    const deps = toDeps(db)
    const ticketId = await openNotifiedTicket(db)
    await assignTicketToMe(deps, igor, ticketId)
    await assignTicketToMe(deps, igor, ticketId)
    await solveTicket(deps, igor, ticketId)
    await reopenTicket(deps, vera, ticketId)
    const history = (await readTicket(deps, vera, ticketId))?.history
    expect(history?.map(({ kind, change }) => `${kind} ${change.firstName}`)).toEqual([
      'assigned Igor',
      'solved Igor',
      'reopened Vera',
    ])
  }))
