import { MailRefusal } from '@ferrule/connectors/mailer/mail-refusal'
import type { Mail } from '@ferrule/connectors/mailer/mail'
import { createLog } from '@ferrule/telemetry/log'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Database } from '../postgres/database.ts'
import { rolledBack } from '../postgres/rolled-back.ts'
import { readSettings } from '../settings.ts'
import { queueMail } from './queue-mail.ts'
import { sendWaitingMails } from './send-waiting-mails.ts'

const url = readSettings().DATA_DATABASE_URL
const log = createLog({ service: 'test', write: () => {} })
const now = () => new Date('2026-11-15T10:00:00Z')
const renderOrderPdf = async () => undefined
const renderInvitation = async () => undefined
const toAddress = 'send.mail.test@example.com'

/** Queues mails a second apart, older than anything else that may wait in this database. */
async function queueMails(db: Database, ...subjects: string[]): Promise<void> {
  for (const [index, subject] of subjects.entries()) {
    await queueMail(db.queries, { kind: 'test', toAddress, subject, body: 'Text' })
    await sql`update outgoing_mail set created_at = timestamptz '2001-01-01' + ${index} * interval '1 second'
      where to_address = ${toAddress} and subject = ${subject}`.execute(db.queries)
  }
}

/** A fake mail server that can be down or refuse mails; the journeys cover a real one. */
function fakeMailer(problems: Record<string, Error> = {}) {
  const sent: string[] = []
  const send = async ({ to, subject }: Mail) => {
    const problem = problems[subject]
    if (problem) throw problem
    if (to === toAddress) sent.push(subject)
  }
  return { sent, mailer: { send, close: () => {} } }
}

test('sends waiting mails oldest first, and once', () =>
  rolledBack(url, async (db) => {
    await queueMails(db, 'one', 'two', 'three')
    const { sent, mailer } = fakeMailer()
    await sendWaitingMails({ db, now, mailer, log, renderOrderPdf, renderInvitation })
    await sendWaitingMails({ db, now, mailer, log, renderOrderPdf, renderInvitation })
    expect(sent).toEqual(['one', 'two', 'three'])
  }))

test('keeps mails waiting during an outage and sends them in order afterwards', () =>
  rolledBack(url, async (db) => {
    await queueMails(db, 'one', 'two')
    const down = fakeMailer({ one: new Error('connect ECONNREFUSED') })
    await expect(
      sendWaitingMails({ db, now, mailer: down.mailer, log, renderOrderPdf, renderInvitation }),
    ).rejects.toThrow('ECONNREFUSED')
    expect(down.sent).toEqual([])
    const { sent, mailer } = fakeMailer()
    await sendWaitingMails({ db, now, mailer, log, renderOrderPdf, renderInvitation })
    expect(sent).toEqual(['one', 'two'])
  }))

test('a temporarily refused mail does not block others and is retried', () =>
  rolledBack(url, async (db) => {
    await queueMails(db, 'one', 'two')
    const busy = fakeMailer({ one: new MailRefusal('temporary', '450') })
    await expect(
      sendWaitingMails({ db, now, mailer: busy.mailer, log, renderOrderPdf, renderInvitation }),
    ).rejects.toThrow('1 mails were deferred')
    const { sent, mailer } = fakeMailer()
    await sendWaitingMails({ db, now, mailer, log, renderOrderPdf, renderInvitation })
    expect([busy.sent, sent]).toEqual([['two'], ['one']])
  }))

test('marks a permanently refused mail and goes on with the next', () =>
  rolledBack(url, async (db) => {
    await queueMails(db, 'one', 'two')
    const { sent, mailer } = fakeMailer({ one: new MailRefusal('permanent', '550') })
    await sendWaitingMails({ db, now, mailer, log, renderOrderPdf, renderInvitation })
    expect(sent).toEqual(['two'])
    const { rows } = await sql<{ subject: string }>`select subject from outgoing_mail
      where to_address = ${toAddress} and refused_at is not null`.execute(db.queries)
    expect(rows).toEqual([{ subject: 'one' }])
  }))

test('a mail whose invitation cannot be rendered does not block others and is sent later', () =>
  rolledBack(url, async (db) => {
    await queueMails(db, 'one', 'two')
    await sql`select set_config('ferrule.service', 'on', true)`.execute(db.queries)
    const invitation = sql<{ id: string }>`insert into invitation
      (id, email, organisation_id, language, message, invited_at, expires_at)
      select gen_random_uuid(), ${toAddress}, id, 'en', '', now(), now() + interval '7 days'
      from organisation limit 1 returning id`
    const invitationId = (await invitation.execute(db.queries)).rows[0]?.id
    await sql`update outgoing_mail set invitation_id = ${invitationId}
      where to_address = ${toAddress} and subject = 'one'`.execute(db.queries)
    const first = fakeMailer()
    // Other invitations may wait in this database as well.
    const fails = async (requested: string) =>
      requested === invitationId ? Promise.reject(new Error('no texts')) : undefined
    await expect(
      sendWaitingMails({ db, now, mailer: first.mailer, log, renderOrderPdf, renderInvitation: fails }),
    ).rejects.toThrow('1 mails were deferred')
    const later = fakeMailer()
    const renders = async (requested: string) =>
      requested === invitationId ? { subject: 'invited', text: 'Text', html: '' } : undefined
    await sendWaitingMails({ db, now, mailer: later.mailer, log, renderOrderPdf, renderInvitation: renders })
    expect([first.sent, later.sent]).toEqual([['two'], ['invited']])
  }))

test('a mail whose PDF cannot be rendered does not block others and is sent later', () =>
  rolledBack(url, async (db) => {
    await queueMails(db, 'one', 'two')
    const order = sql<{ id: string }>`insert into order_request
      (id, number, organisation_id, plant_id, ordered_by, reference, note, created_at)
      select gen_random_uuid(), 'O00-99999', plant.organisation_id, plant.id, person.id, '', '', now()
      from plant, person limit 1 returning id`
    await sql`select set_config('ferrule.service', 'on', true)`.execute(db.queries)
    const orderId = (await order.execute(db.queries)).rows[0]?.id
    await sql`update outgoing_mail set attached_order = ${orderId}, attached_language = 'de'
      where to_address = ${toAddress} and subject = 'one'`.execute(db.queries)
    const first = fakeMailer()
    const aPdf = { fileName: 'O00-99999.pdf', content: new Uint8Array() }
    // Other orders may wait in this database as well.
    const fails = async (requested: string) => (requested === orderId ? Promise.reject(new Error('no font')) : aPdf)
    await expect(
      sendWaitingMails({ db, now, mailer: first.mailer, log, renderOrderPdf: fails, renderInvitation }),
    ).rejects.toThrow('1 mails')
    const later = fakeMailer()
    const rendered: unknown[] = []
    const renders = async (...requested: [string, string]) => {
      if (requested[0] === orderId) rendered.push(requested)
      return aPdf
    }
    await sendWaitingMails({ db, now, mailer: later.mailer, log, renderOrderPdf: renders, renderInvitation })
    expect([first.sent, later.sent, rendered]).toEqual([['two'], ['one'], [[orderId, 'de']]])
  }))
