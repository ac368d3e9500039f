import { MailRefusal } from '@ferrule/connectors/mailer/mail-refusal'
import type { Mail } from '@ferrule/connectors/mailer/mailer'
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
const drawOrder = async () => undefined
const toAddress = 'send.mail.test@example.com'

/** Written a second apart, longer ago than anything else that may wait in this database. */
async function waitingMails(db: Database, ...subjects: string[]): Promise<void> {
  for (const [index, subject] of subjects.entries()) {
    await queueMail(db.queries, { kind: 'test', toAddress, subject, body: 'Text' })
    await sql`update outgoing_mail set created_at = timestamptz '2001-01-01' + ${index} * interval '1 second'
      where to_address = ${toAddress} and subject = ${subject}`.execute(db.queries)
  }
}

/** A mail server that can be down, or refuse some; whether one really takes the mail is tried in the journeys. */
function aMailer(problems: Record<string, Error> = {}) {
  const sent: string[] = []
  const send = async ({ to, subject }: Mail) => {
    const problem = problems[subject]
    if (problem) throw problem
    if (to === toAddress) sent.push(subject)
  }
  return { sent, mailer: { send, close: () => {} } }
}

test('what waits is sent oldest first, and once', () =>
  rolledBack(url, async (db) => {
    await waitingMails(db, 'one', 'two', 'three')
    const { sent, mailer } = aMailer()
    await sendWaitingMails({ db, now, mailer, log, drawOrder })
    await sendWaitingMails({ db, now, mailer, log, drawOrder })
    expect(sent).toEqual(['one', 'two', 'three'])
  }))

test('while the mail server is away everything waits, and goes out in order afterwards', () =>
  rolledBack(url, async (db) => {
    await waitingMails(db, 'one', 'two')
    const away = aMailer({ one: new Error('connect ECONNREFUSED') })
    await expect(sendWaitingMails({ db, now, mailer: away.mailer, log, drawOrder })).rejects.toThrow('ECONNREFUSED')
    expect(away.sent).toEqual([])
    const { sent, mailer } = aMailer()
    await sendWaitingMails({ db, now, mailer, log, drawOrder })
    expect(sent).toEqual(['one', 'two'])
  }))

test('a mail that is put off holds nobody up and is tried again', () =>
  rolledBack(url, async (db) => {
    await waitingMails(db, 'one', 'two')
    const busy = aMailer({ one: new MailRefusal('not-now', '450') })
    await expect(sendWaitingMails({ db, now, mailer: busy.mailer, log, drawOrder })).rejects.toThrow('put 1 mails off')
    const { sent, mailer } = aMailer()
    await sendWaitingMails({ db, now, mailer, log, drawOrder })
    expect([busy.sent, sent]).toEqual([['two'], ['one']])
  }))

test('a mail that is refused for good is set aside, for somebody to look', () =>
  rolledBack(url, async (db) => {
    await waitingMails(db, 'one', 'two')
    const { sent, mailer } = aMailer({ one: new MailRefusal('for-good', '550') })
    await sendWaitingMails({ db, now, mailer, log, drawOrder })
    expect(sent).toEqual(['two'])
    const { rows } = await sql<{ subject: string }>`select subject from outgoing_mail
      where to_address = ${toAddress} and refused_at is not null`.execute(db.queries)
    expect(rows).toEqual([{ subject: 'one' }])
  }))

test('a mail whose order cannot be drawn holds nobody up, and goes out with it later', () =>
  rolledBack(url, async (db) => {
    await waitingMails(db, 'one', 'two')
    const order = sql<{ id: string }>`insert into order_request
      (id, number, organisation_id, plant_id, ordered_by, reference, note, created_at)
      select gen_random_uuid(), 'O00-99999', plant.organisation_id, plant.id, person.id, '', '', now()
      from plant, person limit 1 returning id`
    await sql`select set_config('ferrule.service', 'on', true)`.execute(db.queries)
    const orderId = (await order.execute(db.queries)).rows[0]?.id
    await sql`update outgoing_mail set attached_order = ${orderId}, attached_language = 'de'
      where to_address = ${toAddress} and subject = 'one'`.execute(db.queries)
    const first = aMailer()
    const aPdf = { fileName: 'O00-99999.pdf', content: new Uint8Array() }
    // Orders of others may wait in this database as well.
    const fails = async (wanted: string) => (wanted === orderId ? Promise.reject(new Error('no font')) : aPdf)
    await expect(sendWaitingMails({ db, now, mailer: first.mailer, log, drawOrder: fails })).rejects.toThrow('1 mails')
    const later = aMailer()
    const asked: unknown[] = []
    const draws = async (...wanted: [string, string]) => {
      if (wanted[0] === orderId) asked.push(wanted)
      return aPdf
    }
    await sendWaitingMails({ db, now, mailer: later.mailer, log, drawOrder: draws })
    expect([first.sent, later.sent, asked]).toEqual([['two'], ['one'], [[orderId, 'de']]])
  }))
