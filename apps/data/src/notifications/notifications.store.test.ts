import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { deleteMailsOf } from '../mail/outgoing-mail-queries.ts'
import { anonymisePerson } from '../portal-access/person-queries.ts'
import { withServiceScope, withUserScope } from '../portal-access/with-user-scope.ts'
import type { Database } from '../postgres/database.ts'
import { rolledBack } from '../postgres/rolled-back.ts'
import { readSettings } from '../settings.ts'
import { addComment } from '../tickets/add-comment.ts'
import { closeTicket, reopenTicket } from '../tickets/end-ticket.ts'
import { readTicket } from '../tickets/read-tickets.ts'
import { addNote, assignTicketToMe, solveTicket } from '../tickets/work-on-ticket.ts'
import { chooseMails, choosePushes, readNotificationSettings } from './choose-channels.ts'
import { markNotificationsRead } from './mark-notifications-read.ts'
import {
  comment,
  igor,
  lena,
  openNotifiedTicket,
  personas,
  subject,
  toDeps,
  vera,
  type Who,
} from './notified-people.fixture.ts'
import { countUnreadNotifications, readNotifications } from './read-notifications.ts'
import { sendDigests } from './send-digests.ts'

const url = readSettings().DATA_DATABASE_URL

/** The people who have an unread notification of the event, in the portal. */
async function listNotified(db: Database, event: string): Promise<string[]> {
  const notified: string[] = []
  for (const who of Object.keys(personas) as Who[]) {
    const { entries } = await readNotifications(toDeps(db), personas[who], { unread: true, page: 1 })
    if (entries.some((entry) => entry.event === event && entry.subject === subject)) notified.push(who)
  }
  return notified.toSorted()
}

async function listMailed(db: Database, kind: string): Promise<string[]> {
  const { rows } = await sql<{ to: string }>`select split_part(split_part(to_address, '@', 1), '.', 1) as to
    from outgoing_mail where kind = ${kind} and subject like ${`%${subject}`} order by 1`.execute(db.queries)
  return rows.map(({ to }) => to)
}

describe('an event of a ticket', () => {
  test('notifies the people of its rule who may see the ticket, and nobody else', () =>
    rolledBack(url, async (db) => {
      const deps = toDeps(db)
      const ticketId = await openNotifiedTicket(db)
      const steps = [
        ['ticket-opened', async () => undefined, [], ['vera']],
        ['ticket-assigned', () => assignTicketToMe(deps, igor, ticketId), ['lena', 'vera'], ['vera']],
        [
          'ticket-answered',
          () => addComment(deps, igor, comment(ticketId, 'Which?')),
          ['lena', 'vera'],
          ['lena', 'vera'],
        ],
        ['ticket-commented', () => addComment(deps, vera, comment(ticketId, 'Blue.')), ['igor', 'lena'], ['igor']],
        ['ticket-solved', () => solveTicket(deps, igor, ticketId), ['lena', 'vera'], ['lena', 'vera']],
        ['ticket-reopened', () => reopenTicket(deps, vera, ticketId), ['igor', 'lena'], ['igor']],
        [
          'ticket-closed',
          () => closeTicket(deps, vera, { ticketId, reason: 'no-longer-relevant', comment: 'It was the cassette.' }),
          ['igor', 'lena'],
          [],
        ],
      ] as const
      for (const [event, act, inPortal, byMail] of steps) {
        await act()
        expect([event, await listNotified(db, event), await listMailed(db, event)]).toEqual([event, inPortal, byMail])
      }
      expect(await listMailed(db, 'ticket-news')).toEqual(['team'])
    }))

  test('is told once, however often the change is sent, and an internal note is told to nobody', () =>
    rolledBack(url, async (db) => {
      const deps = toDeps(db)
      const ticketId = await openNotifiedTicket(db)
      await assignTicketToMe(deps, igor, ticketId)
      await assignTicketToMe(deps, igor, ticketId)
      await addComment(deps, igor, comment(ticketId, 'Which?'))
      await addComment(deps, igor, comment(ticketId, 'Which?'))
      await addNote(deps, igor, comment(ticketId, 'Third time.'))
      const { entries, unread } = await readNotifications(deps, vera, { unread: false, page: 1 })
      const own = entries.filter((entry) => entry.ticketId === ticketId)
      expect(own.map(({ event }) => event)).toEqual(['ticket-answered', 'ticket-assigned'])
      expect(unread).toBeGreaterThanOrEqual(2)
      expect(await listMailed(db, 'ticket-answered')).toEqual(['lena', 'vera'])
    }))

  test('is mailed with its author, text, machine and link, as text and as escaped HTML', () =>
    rolledBack(url, async (db) => {
      const deps = toDeps(db)
      const ticketId = await openNotifiedTicket(db)
      await addComment(deps, igor, comment(ticketId, 'Which <b>seal</b>?'))
      const { rows } = await sql<{ body: string; html: string }>`select body, html from outgoing_mail
        where kind = 'ticket-answered' and to_address = ${lena.profile.email}`.execute(db.queries)
      const ticket = await readTicket(deps, vera, ticketId)
      const link = `http://www.norlitz.example/en/mykomax/tickets/${ticketId}`
      for (const part of ['Igor Test has replied', ticket?.serialNumber, ticket?.number, link]) {
        expect(rows[0]?.body).toContain(part)
        expect(rows[0]?.html).toContain(part)
      }
      expect(rows[0]?.body).toContain('Which <b>seal</b>?')
      expect(rows[0]?.html).toContain('Which &lt;b&gt;seal&lt;/b&gt;?')
    }))
})

describe('a notification', () => {
  test('is read when its ticket is opened, or with all that were seen', () =>
    rolledBack(url, async (db) => {
      const deps = toDeps(db)
      const ticketId = await openNotifiedTicket(db)
      await addComment(deps, igor, comment(ticketId, 'Which?'))
      const [before, lenas] = [await countUnreadNotifications(deps, vera), await countUnreadNotifications(deps, lena)]
      await readTicket(deps, vera, ticketId)
      expect(await countUnreadNotifications(deps, vera)).toBe(before - 1)
      expect(await countUnreadNotifications(deps, lena)).toBe(lenas)
      const { entries } = await readNotifications(deps, lena, { unread: true, page: 1 })
      await addComment(deps, igor, comment(ticketId, 'Hello?'))
      await markNotificationsRead(deps, lena, entries[0]?.id ?? '')
      expect(await countUnreadNotifications(deps, lena)).toBe(1)
    }))

  test('is gone with the membership, and deleted with the person', () =>
    rolledBack(url, async (db) => {
      const deps = toDeps(db)
      const ticketId = await openNotifiedTicket(db)
      await addComment(deps, igor, comment(ticketId, 'Which?'))
      const { id: subjectId, email } = lena.profile
      await withServiceScope(db, (tx) =>
        sql`delete from membership where person_id = (select id from person where email = ${email})`.execute(tx),
      )
      expect((await readNotifications(deps, lena, { unread: false, page: 1 })).entries).toEqual([])
      await db.transaction((tx) => anonymisePerson(tx, { subject: subjectId, email }))
      const { rows } = await withServiceScope(db, (tx) =>
        sql<{ count: number }>`select count(*)::int as count from notification
          join person on person.id = notification.person_id
          where ticket_id = ${ticketId}::uuid and person.email like '%@deleted.invalid'`.execute(tx),
      )
      expect(rows[0]?.count).toBe(0)
    }))

  test('no mail names a person who was erased', () =>
    rolledBack(url, async (db) => {
      const deps = toDeps(db)
      const ticketId = await openNotifiedTicket(db)
      await assignTicketToMe(deps, igor, ticketId)
      await addComment(deps, vera, comment(ticketId, 'Blue.'))
      await sendDigests(deps)
      const countNaming = async () => {
        const { rows } = await sql<{ count: number }>`select count(*)::int as count from outgoing_mail
          where body like '%Vera Test%'`.execute(db.queries)
        return rows[0]?.count
      }
      // The receipt, the mail to the agent and the digest of the follower.
      expect(await countNaming()).toBe(3)
      await db.transaction((tx) => deleteMailsOf(tx, vera.profile.email))
      expect(await countNaming()).toBe(0)
    }))

  test('of another person is hidden by row-level security from a query without a filter', () =>
    rolledBack(url, async (db) => {
      const ticketId = await openNotifiedTicket(db)
      await addComment(toDeps(db), igor, comment(ticketId, 'Which?'))
      for (const person of [vera, igor, lena]) {
        const { rows } = await withUserScope(db, person, (tx, scope) =>
          sql<{ count: number }>`select count(*)::int as count from notification
            where person_id <> ${scope.personId}::uuid`.execute(tx),
        )
        expect(rows[0]?.count).toBe(0)
      }
    }))
})

describe('the choice of mails', () => {
  test('replaces the rule for one event, with an audit event', () =>
    rolledBack(url, async (db) => {
      const deps = toDeps(db)
      const ticketId = await openNotifiedTicket(db)
      await chooseMails(deps, vera, { event: 'ticket-answered', mail: 'never' })
      await addComment(deps, igor, comment(ticketId, 'Which?'))
      expect(await listMailed(db, 'ticket-answered')).toEqual(['lena'])
      expect(await listNotified(db, 'ticket-answered')).toEqual(['lena', 'vera'])
      const settings = await readNotificationSettings(deps, vera)
      expect(settings.find(({ event }) => event === 'ticket-answered')?.mail).toBe('never')
      await choosePushes(deps, vera, { event: 'ticket-answered', push: false })
      await chooseMails(deps, vera, { event: 'ticket-answered', mail: 'never' })
      const both = await readNotificationSettings(deps, vera)
      expect(both.find(({ event }) => event === 'ticket-answered')).toMatchObject({ mail: 'never', push: false })
      const refused = await chooseMails(deps, vera, { event: 'ticket-opened', mail: 'digest' })
      expect(refused).toEqual({ ok: false, reason: 'not-offered' })
      const { rows } = await sql`select from audit_event where action = 'choose-mails'
        and subject_id = (select id::text from person where email = ${vera.profile.email})`.execute(db.queries)
      expect(rows).toHaveLength(2)
    }))
})
