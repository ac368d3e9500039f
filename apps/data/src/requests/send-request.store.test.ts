import { submissionFacts } from '@ferrule/domain/requests/request'
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
const depsAt = (time: string) => (db: Database) => ({
  db,
  now: () => new Date(time),
  requestTeamAddress: team,
  requestLinks: createRequestLinks(['for-tests']),
  botCheck: {
    createTask: () => Promise.reject(new Error('not expected')),
    check: async () => 'good' as const,
    admit: async () => ok({ review: false }),
  },
  operationLimits: { take: async () => true },
  clientAddress: '192.0.2.1',
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
  facts: submissionFacts.parse({ idempotencyKey: 'store-test-0123456789', language: 'de', siteSlug: '' }),
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

test('saves a request with its audit event, its mails and the jobs that send them', () =>
  rolledBack(url, async (db) => {
    const result = await sendRequest(deps(db), anonymous, contact)
    expect(result).toMatchObject({ ok: true, value: { replyDueAt: new Date('2026-11-16T10:00:00Z') } })
    expect(await counts(db)).toEqual({ requests: 1, mails: 2, events: 1, jobs: 2 })
  }))

test('returns the same receipt for a repeated request and changes nothing', () =>
  rolledBack(url, async (db) => {
    const first = await sendRequest(deps(db), anonymous, contact)
    expect(await sendRequest(depsAt('2026-11-15T12:00:00Z')(db), anonymous, contact)).toEqual(first)
    expect(await counts(db)).toEqual({ requests: 1, mails: 2, events: 1, jobs: 2 })
  }))

test('refuses the same key with other content', () =>
  rolledBack(url, async (db) => {
    await sendRequest(deps(db), anonymous, contact)
    const other = { ...contact, answers: { ...contact.answers, message: 'Something else' } }
    expect(await sendRequest(deps(db), anonymous, other)).toEqual({ ok: false, reason: 'idempotency-key-reused' })
    expect(await counts(db)).toMatchObject({ requests: 1, mails: 2 })
  }))

test('saves nothing if a mail cannot be queued, and frees the key for a retry', () =>
  rolledBack(url, async (db) => {
    const broken = { ...contact, answers: { ...contact.answers, email: 'a@example.com, b@example.com' } }
    await expect(sendRequest(deps(db), anonymous, broken)).rejects.toThrow()
    expect(await counts(db)).toEqual({ requests: 0, mails: 0, events: 0, jobs: 0 })
    expect(await sendRequest(deps(db), anonymous, contact)).toMatchObject({ ok: true })
  }))

test('mails a service request to the team of its location only', () =>
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

test('writes the receipt in the language of the form with the due time in the sender’s time zone', () =>
  rolledBack(url, async (db) => {
    const facts = { ...contact.facts, timeZone: 'Europe/Zurich' }
    await sendRequest(depsAt('2026-11-15T16:52:00Z')(db), anonymous, { ...contact, facts })
    const { rows } = await sql<{ subject: string; body: string }>`select subject, body from outgoing_mail
      where to_address = ${email}`.execute(db.queries)
    expect(rows[0]?.subject).toMatch(/^Ihre Anfrage [0-9A-F]{8} ist bei uns$/)
    expect(rows[0]?.body).toContain('Montag, 16. November')
    expect(rows[0]?.body).toContain('17:52')
  }))

test('shows a request and its additions by link for 90 days', () =>
  rolledBack(url, async (db) => {
    const sent = await sendRequest(deps(db), anonymous, contact)
    const token = sent.ok ? sent.value.token : ''
    const addition = { idempotencyKey: 'store-test-addition-1', body: 'It is 10 mm² after all.', files: [] }
    expect(await addToRequest(deps(db), token, addition)).toMatchObject({ ok: true })
    expect(await addToRequest(deps(db), token, addition)).toMatchObject({ ok: true })
    expect(await findRequestByToken(deps(db), token)).toMatchObject({
      state: 'received',
      answers: contact.answers,
      comments: [{ body: 'It is 10 mm² after all.' }],
    })
    expect(await counts(db)).toMatchObject({ mails: 3 })
    expect(await findRequestByToken(depsAt('2027-02-14T10:00:00Z')(db), token)).toBeUndefined()
    expect(await addToRequest(deps(db), `x${token}`, addition)).toEqual({ ok: false, reason: 'unknown-request' })
  }))

test('adds nothing to a request beyond the limit of the address and the request [B8]', () =>
  rolledBack(url, async (db) => {
    const sent = await sendRequest(deps(db), anonymous, contact)
    const token = sent.ok ? sent.value.token : ''
    const counted: unknown[] = []
    const take = async (...run: unknown[]) => {
      counted.push(run)
      return false
    }
    const addition = { idempotencyKey: 'store-test-addition-3', body: 'Again.', files: [] }
    const limited = { ...deps(db), operationLimits: { take } }
    expect(await addToRequest(limited, token, addition)).toEqual({ ok: false, reason: 'limited' })
    const { id, comments } = (await findRequestByToken(deps(db), token)) ?? {}
    expect([counted, comments]).toEqual([[['add-to-request', { address: '192.0.2.1', owner: id }]], []])
    expect(await addToRequest(deps(db), token, addition)).toMatchObject({ ok: true })
  }))

test('saves nothing for a rejected sender and lets them retry with the same key', () =>
  rolledBack(url, async (db) => {
    const rejecting = { ...deps(db), botCheck: { ...deps(db).botCheck, admit: async () => refuse('limited' as const) } }
    expect(await sendRequest(rejecting, anonymous, contact)).toEqual({ ok: false, reason: 'limited' })
    expect(await counts(db)).toEqual({ requests: 0, mails: 0, events: 0, jobs: 0 })
    expect(await sendRequest(deps(db), anonymous, contact)).toMatchObject({ ok: true })
  }))

const fileId = 'request-file-test-'.padEnd(43, 'x')
const withFile = { ...contact, facts: { ...contact.facts, files: [fileId] } }

test('attaches uploaded files to a request, and more can be added later', () =>
  rolledBack(url, async (db) => {
    const later = 'request-file-test-later-'.padEnd(43, 'x')
    await receiveUpload({ db }, { id: fileId, fileName: 'nameplate.jpg', byteSize: 7 })
    await receiveUpload({ db }, { id: later, fileName: 'encoder.mp4', byteSize: 8 })
    const sent = await sendRequest(deps(db), anonymous, withFile)
    const token = sent.ok ? sent.value.token : ''
    const addition = { idempotencyKey: 'store-test-addition-2', body: '', files: [later] }
    expect(await addToRequest(depsAt('2026-11-15T11:00:00Z')(db), token, addition)).toMatchObject({ ok: true })
    expect(await findRequestByToken(deps(db), token)).toMatchObject({
      comments: [],
      files: [{ fileName: 'nameplate.jpg', state: 'pending' }, { fileName: 'encoder.mp4' }],
    })
    const { rows } = await sql<{ body: string }>`select body from outgoing_mail where to_address = ${team}
      order by created_at, id`.execute(db.queries)
    expect(rows.map(({ body }) => /^files?: (.*)$/m.exec(body)?.[1])).toEqual(['nameplate.jpg', 'encoder.mp4'])
  }))

test('refuses an unknown or infected file and frees the key', () =>
  rolledBack(url, async (db) => {
    expect(await sendRequest(deps(db), anonymous, withFile)).toEqual({ ok: false, reason: 'file-unusable' })
    await receiveUpload({ db }, { id: fileId, fileName: 'nameplate.jpg', byteSize: 7 })
    await sql`update upload set state = 'infected', scanned_at = now() where id = ${fileId}`.execute(db.queries)
    expect(await sendRequest(deps(db), anonymous, withFile)).toEqual({ ok: false, reason: 'file-unusable' })
    expect(await counts(db)).toMatchObject({ requests: 0, mails: 0 })
    expect(await sendRequest(deps(db), anonymous, contact)).toMatchObject({ ok: true })
  }))
