import { sendingFacts } from '@ferrule/domain/requests/request'
import { ok, refuse } from '@ferrule/domain/result'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { receiveUpload } from '../files/receive-upload.ts'
import type { Database } from '../postgres/database.ts'
import { rolledBack } from '../postgres/rolled-back.ts'
import { readSettings } from '../settings.ts'
import { anonymous } from '../sign-in/actor.ts'
import { addToRequest } from './add-to-request.ts'
import { findRequestByToken } from './find-request.ts'
import { createRequestLinks } from './request-links.ts'
import { type SentRequest, sendRequest } from './send-request.ts'

const url = readSettings().DATA_DATABASE_URL
const team = 'store.test.team@example.com'
const email = 'store.test@example.com'
const depsAt = (moment: string) => (db: Database) => ({
  db,
  now: () => new Date(moment),
  requestTeamAddress: team,
  requestLinks: createRequestLinks('for-tests'),
  botCheck: {
    createTask: () => Promise.reject(new Error('not asked for')),
    check: async () => 'good' as const,
    admit: async () => ok({ review: false }),
  },
  publicOrigin: 'http://www.norlitz.example',
})
const deps = depsAt('2026-11-15T10:00:00Z')
const contact: SentRequest = {
  kind: 'contact',
  answers: {
    firstName: 'Marta',
    lastName: 'Holzer',
    email,
    company: 'Holzer Kabel',
    country: 'AT',
    message: 'Which press for 16 mm²?',
  },
  sender: { address: '192.0.2.1', proof: '', trap: '', secondsOpen: undefined },
  facts: sendingFacts.parse({ idempotencyKey: 'store-test-0123456789', language: 'de', siteSlug: '' }),
}

async function counts(db: Database) {
  const { rows } = await sql<{ requests: number; mails: number; events: number; jobs: number }>`select
    (select count(*)::int from visitor_request where email = ${email}) as requests,
    (select count(*)::int from outgoing_mail where to_address in (${email}, ${team})) as mails,
    (select count(*)::int from audit_event e join visitor_request r on r.id::text = e.subject_id where r.email = ${email}) as events,
    (select count(*)::int from graphile_worker.jobs j join outgoing_mail m on j.key = 'send-mail:' || m.id where m.to_address in (${email}, ${team})) as jobs
  `.execute(db.queries)
  return rows[0]
}

test('a request, its audit event, its mails and the jobs that send them are saved together', () =>
  rolledBack(url, async (db) => {
    const result = await sendRequest(deps(db), anonymous, contact)
    expect(result).toMatchObject({ ok: true, value: { replyDueAt: new Date('2026-11-16T10:00:00Z') } })
    expect(await counts(db)).toEqual({ requests: 1, mails: 2, events: 1, jobs: 2 })
  }))

test('the same send again gives the same answer and changes nothing', () =>
  rolledBack(url, async (db) => {
    const first = await sendRequest(deps(db), anonymous, contact)
    expect(await sendRequest(depsAt('2026-11-15T12:00:00Z')(db), anonymous, contact)).toEqual(first)
    expect(await counts(db)).toEqual({ requests: 1, mails: 2, events: 1, jobs: 2 })
  }))

test('the same key with other content is refused', () =>
  rolledBack(url, async (db) => {
    await sendRequest(deps(db), anonymous, contact)
    const other = { ...contact, answers: { ...contact.answers, message: 'Something else' } }
    expect(await sendRequest(deps(db), anonymous, other)).toEqual({ ok: false, reason: 'idempotency-key-reused' })
    expect(await counts(db)).toMatchObject({ requests: 1, mails: 2 })
  }))

test('if a mail cannot be written nothing is saved, and the key is free for another try', () =>
  rolledBack(url, async (db) => {
    const broken = { ...contact, answers: { ...contact.answers, email: 'a@example.com, b@example.com' } }
    await expect(sendRequest(deps(db), anonymous, broken)).rejects.toThrow()
    expect(await counts(db)).toEqual({ requests: 0, mails: 0, events: 0, jobs: 0 })
    expect(await sendRequest(deps(db), anonymous, contact)).toMatchObject({ ok: true })
  }))

test('a service request goes to the team of its location, and to nobody else', () =>
  rolledBack(url, async (db) => {
    await sql`insert into contact_location values ('store-test', 'Store Test', 'Linz', 'AT', '+43 1', ${team})
      `.execute(db.queries)
    const service = {
      ...contact,
      kind: 'service',
      answers: { ...contact.answers, contactLocation: 'store-test' },
    } as const
    await sendRequest({ ...deps(db), requestTeamAddress: 'other@example.com' }, anonymous, service)
    const { rows } = await sql<{ toAddress: string; subject: string }>`select to_address, subject from outgoing_mail
      where to_address in (${email}, ${team}, 'other@example.com') order by kind`.execute(db.queries)
    expect(rows.map(({ toAddress }) => toAddress)).toEqual([team, email])
    expect(rows[0]?.subject).toMatch(/^New service request [0-9A-F]{8}$/)
  }))

test('the receipt is written in the language of the form and names the due time in the zone of the reader', () =>
  rolledBack(url, async (db) => {
    const facts = { ...contact.facts, timeZone: 'Europe/Zurich' }
    await sendRequest(depsAt('2026-11-15T16:52:00Z')(db), anonymous, { ...contact, facts })
    const { rows } = await sql<{ subject: string; body: string }>`select subject, body from outgoing_mail
      where to_address = ${email}`.execute(db.queries)
    expect(rows[0]?.subject).toMatch(/^Ihre Anfrage [0-9A-F]{8} ist bei uns$/)
    expect(rows[0]?.body).toContain('Montag, 16. November')
    expect(rows[0]?.body).toContain('17:52')
  }))

test('its link shows a request and what was added to it, and nothing after 90 days', () =>
  rolledBack(url, async (db) => {
    const sent = await sendRequest(deps(db), anonymous, contact)
    const token = sent.ok ? sent.value.token : ''
    const addition = { idempotencyKey: 'store-test-addition-1', words: 'It is 10 mm² after all.', files: [] }
    expect(await addToRequest(deps(db), token, addition)).toMatchObject({ ok: true })
    expect(await addToRequest(deps(db), token, addition)).toMatchObject({ ok: true })
    expect(await findRequestByToken(deps(db), token)).toMatchObject({
      state: 'received',
      answers: contact.answers,
      comments: [{ words: 'It is 10 mm² after all.' }],
    })
    expect(await counts(db)).toMatchObject({ mails: 3 })
    expect(await findRequestByToken(depsAt('2027-02-14T10:00:00Z')(db), token)).toBeUndefined()
    expect(await addToRequest(deps(db), `x${token}`, addition)).toEqual({ ok: false, reason: 'unknown-request' })
  }))

test('a sender who is not admitted leaves nothing behind, and may send the same again', () =>
  rolledBack(url, async (db) => {
    const closed = { ...deps(db), botCheck: { ...deps(db).botCheck, admit: async () => refuse('limited' as const) } }
    expect(await sendRequest(closed, anonymous, contact)).toEqual({ ok: false, reason: 'limited' })
    expect(await counts(db)).toEqual({ requests: 0, mails: 0, events: 0, jobs: 0 })
    expect(await sendRequest(deps(db), anonymous, contact)).toMatchObject({ ok: true })
  }))

const fileId = 'request-file-test-'.padEnd(43, 'x')
const withFile = { ...contact, facts: { ...contact.facts, files: [fileId] } }

test('files that were sent ahead go with the request, and more can be added to it', () =>
  rolledBack(url, async (db) => {
    const later = 'request-file-test-later-'.padEnd(43, 'x')
    await receiveUpload({ db }, { id: fileId, fileName: 'plate.jpg', byteSize: 7 })
    await receiveUpload({ db }, { id: later, fileName: 'encoder.mp4', byteSize: 8 })
    const sent = await sendRequest(deps(db), anonymous, withFile)
    const token = sent.ok ? sent.value.token : ''
    const addition = { idempotencyKey: 'store-test-addition-2', words: '', files: [later] }
    expect(await addToRequest(depsAt('2026-11-15T11:00:00Z')(db), token, addition)).toMatchObject({ ok: true })
    expect(await findRequestByToken(deps(db), token)).toMatchObject({
      comments: [],
      files: [{ fileName: 'plate.jpg', state: 'pending' }, { fileName: 'encoder.mp4' }],
    })
    const { rows } = await sql<{ body: string }>`select body from outgoing_mail where to_address = ${team}
      order by created_at, id`.execute(db.queries)
    expect(rows.map(({ body }) => /^files?: (.*)$/m.exec(body)?.[1])).toEqual(['plate.jpg', 'encoder.mp4'])
  }))

test('a file that never arrived, or was refused, goes with nothing and the key stays free', () =>
  rolledBack(url, async (db) => {
    expect(await sendRequest(deps(db), anonymous, withFile)).toEqual({ ok: false, reason: 'file-unusable' })
    await receiveUpload({ db }, { id: fileId, fileName: 'plate.jpg', byteSize: 7 })
    await sql`update upload set state = 'infected', scanned_at = now() where id = ${fileId}`.execute(db.queries)
    expect(await sendRequest(deps(db), anonymous, withFile)).toEqual({ ok: false, reason: 'file-unusable' })
    expect(await counts(db)).toMatchObject({ requests: 0, mails: 0 })
    expect(await sendRequest(deps(db), anonymous, contact)).toMatchObject({ ok: true })
  }))
