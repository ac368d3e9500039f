import { contactRequestInput } from '@ferrule/domain/requests/contact-request'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Database } from '../postgres/database.ts'
import { rolledBack } from '../postgres/rolled-back.ts'
import { readSettings } from '../settings.ts'
import { anonymous } from '../sign-in/actor.ts'
import { sendContactRequest } from './send-contact-request.ts'

const url = readSettings().DATA_DATABASE_URL
const now = () => new Date('2026-11-15T10:00:00Z')
const input = contactRequestInput.parse({
  idempotencyKey: 'store-test-0123456789',
  firstName: 'Marta',
  lastName: 'Holzer',
  email: 'store.test@example.com',
  company: 'Holzer Kabel',
  country: 'AT',
  message: 'Which press for 16 mm²?',
  language: 'en',
  siteSlug: '',
})

async function counts(db: Database) {
  const { rows } = await sql<{ requests: number; mails: number; events: number; jobs: number }>`select
    (select count(*)::int from contact_request where email = ${input.email}) as requests,
    (select count(*)::int from outgoing_mail where to_address = ${input.email}) as mails,
    (select count(*)::int from audit_event e join contact_request r on r.id::text = e.subject_id where r.email = ${input.email}) as events,
    (select count(*)::int from graphile_worker.jobs j join outgoing_mail m on j.key = 'send-mail:' || m.id where m.to_address = ${input.email}) as jobs
  `.execute(db.queries)
  return rows[0]
}

test('a request, its audit event, its mail and the job that sends it are saved together', () =>
  rolledBack(url, async (db) => {
    const result = await sendContactRequest({ db, now }, anonymous, input)
    expect(result).toMatchObject({ ok: true, value: { replyDueAt: new Date('2026-11-16T10:00:00Z') } })
    expect(await counts(db)).toEqual({ requests: 1, mails: 1, events: 1, jobs: 1 })
  }))

test('the same send again gives the same answer and changes nothing', () =>
  rolledBack(url, async (db) => {
    const first = await sendContactRequest({ db, now }, anonymous, input)
    const later = () => new Date('2026-11-15T12:00:00Z')
    expect(await sendContactRequest({ db, now: later }, anonymous, input)).toEqual(first)
    expect(await counts(db)).toEqual({ requests: 1, mails: 1, events: 1, jobs: 1 })
  }))

test('the same key with other content is refused', () =>
  rolledBack(url, async (db) => {
    await sendContactRequest({ db, now }, anonymous, input)
    const other = await sendContactRequest({ db, now }, anonymous, { ...input, message: 'Something else' })
    expect(other).toEqual({ ok: false, reason: 'idempotency-key-reused' })
    expect(await counts(db)).toMatchObject({ requests: 1, mails: 1 })
  }))

test('if the mail cannot be written nothing is saved, and the key is free for another try', () =>
  rolledBack(url, async (db) => {
    const broken = { ...input, email: 'a@example.com, b@example.com' }
    await expect(sendContactRequest({ db, now }, anonymous, broken)).rejects.toThrow()
    expect(await counts(db)).toEqual({ requests: 0, mails: 0, events: 0, jobs: 0 })
    expect(await sendContactRequest({ db, now }, anonymous, input)).toMatchObject({ ok: true })
  }))
