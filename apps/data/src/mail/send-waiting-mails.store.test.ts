import type { Mail } from '@ferrule/connectors/mailer/mailer'
import { createLog } from '@ferrule/telemetry/log'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Database } from '../postgres/database.ts'
import { rolledBack } from '../postgres/rolled-back.ts'
import { readSettings } from '../settings.ts'
import { queueMail } from './queue-mail.ts'
import { sendMail } from './send-mail.ts'

const url = readSettings().DATA_DATABASE_URL
const log = createLog({ service: 'test', write: () => {} })
const now = () => new Date('2026-11-15T10:00:00Z')
const toAddress = 'send.mail.test@example.com'

async function aWaitingMail(db: Database): Promise<string> {
  await queueMail(db.queries, { kind: 'test', toAddress, subject: 'Hello', body: 'Text' })
  const { rows } = await sql<{ id: string }>`select id from outgoing_mail where to_address = ${toAddress}`.execute(
    db.queries,
  )
  return rows[0]?.id ?? ''
}

/** A mail server that can refuse; whether one really takes the mail is tried in the journeys. */
function aMailer({ down = false } = {}) {
  const sent: Mail[] = []
  const send = async (mail: Mail) => {
    if (down) throw new Error('mail server is down')
    sent.push(mail)
  }
  return { sent, mailer: { send, close: () => {} } }
}

test('a job that runs twice sends once, under the id of the mail', () =>
  rolledBack(url, async (db) => {
    const id = await aWaitingMail(db)
    const { sent, mailer } = aMailer()
    await sendMail({ db, now, mailer, log }, id)
    await sendMail({ db, now, mailer, log }, id)
    expect(sent).toEqual([{ id, to: toAddress, subject: 'Hello', text: 'Text' }])
  }))

test('a mail that could not be sent waits for the next try', () =>
  rolledBack(url, async (db) => {
    const id = await aWaitingMail(db)
    await expect(sendMail({ db, now, mailer: aMailer({ down: true }).mailer, log }, id)).rejects.toThrow('down')
    const { sent, mailer } = aMailer()
    await sendMail({ db, now, mailer, log }, id)
    expect(sent).toHaveLength(1)
  }))
