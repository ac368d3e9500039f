import { submissionFacts } from '@ferrule/domain/requests/request'
import { ok } from '@ferrule/domain/result'
import { toUserProfile } from '@ferrule/domain/sign-in/user-profile'
import { expect, test } from 'vitest'
import { withUserScope } from '../portal-access/with-user-scope.ts'
import type { Database } from '../postgres/database.ts'
import { rolledBack } from '../postgres/rolled-back.ts'
import { addToRequest } from '../requests/add-to-request.ts'
import { findRequestByToken } from '../requests/find-request.ts'
import { createRequestLinks } from '../requests/request-links.ts'
import { sendRequest } from '../requests/send-request.ts'
import { readSettings } from '../settings.ts'
import { anonymous, type SignedInActor } from '../sign-in/actor.ts'
import { attachUploads } from './ticket-writing-store.ts'
import { addFromPhone } from '../files/add-from-phone.ts'
import { findUploadState } from '../files/find-upload-state.ts'
import { createPhoneLinks } from '../files/phone-links.ts'
import { receiveUpload } from '../files/receive-upload.ts'

const url = readSettings().DATA_DATABASE_URL
const now = () => new Date('2026-11-16T08:00:00Z')
const id = 'upload-owner-test-'.padEnd(43, 'x')
const unusable = { ok: false, reason: 'file-unusable' }

const anna: SignedInActor = {
  kind: 'user',
  profile: toUserProfile({
    sub: 'test-owner-of-files',
    email: 'anna.berg@norlitz.example',
    email_verified: true,
    given_name: 'T',
    family_name: 'P',
    roles: ['kmx_int_serviceticketing_active'],
  }),
  session: { id: 's1', authenticatedAt: undefined },
}

const toDeps = (db: Database) => ({
  db,
  now,
  requestTeamAddress: 'team@norlitz.example',
  requestLinks: createRequestLinks(['for-tests']),
  phoneLinks: createPhoneLinks({ keys: ['for-tests'], now }),
  botCheck: {
    createTask: () => Promise.reject(new Error('not expected')),
    check: async () => 'good' as const,
    admit: async () => ok({ review: false }),
  },
  operationLimits: { take: async () => true },
  clientAddress: '192.0.2.1',
  publicOrigin: 'http://www.norlitz.example',
})

function send(db: Database, idempotencyKey: string, files: string[]) {
  return sendRequest(toDeps(db), anonymous, {
    kind: 'service',
    answers: { firstName: 'A', lastName: 'B', email: 'stranger@example.com', description: 'x' },
    facts: submissionFacts.parse({ idempotencyKey, language: 'en', siteSlug: '', files }),
    sender: { address: '192.0.2.1', proof: '', trap: '', secondsOpen: undefined },
  })
}

/** Attaches the file to a ticket of Anna's. Returns the number of files attached. */
function attachToTicket(db: Database): Promise<number> {
  return withUserScope(db, anna, async (tx) => {
    const ticket = await tx.selectFrom('ticket').select(['id', 'organisationId']).limit(1).executeTakeFirstOrThrow()
    return attachUploads(tx, [id], { ticketId: ticket.id, organisationId: ticket.organisationId, commentId: null })
  })
}

test('no request and no phone link takes the file of a ticket [F11]', () =>
  rolledBack(url, async (db) => {
    await receiveUpload({ db }, { id, fileName: 'plan.jpg', byteSize: 7 })
    expect(await attachToTicket(db)).toBe(1)
    expect(await send(db, 'owner-test-0123456789', [id])).toEqual(unusable)
    const empty = await send(db, 'owner-test-other-6789', [])
    const token = empty.ok ? empty.value.token : ''
    const addition = { idempotencyKey: 'owner-test-addition-1', body: '', files: [id] }
    expect(await addToRequest(toDeps(db), token, addition)).toEqual(unusable)
    expect((await findRequestByToken(toDeps(db), token))?.files).toEqual([])
    expect(await addFromPhone(toDeps(db), toDeps(db).phoneLinks.open().phone, [id])).toEqual(unusable)
    expect(await findUploadState({ db }, id)).toMatchObject({ isRestricted: true })
  }))

test('neither another request nor a ticket takes the file of a request, and its id alone does not open it [F11]', () =>
  rolledBack(url, async (db) => {
    await receiveUpload({ db }, { id, fileName: 'plate.jpg', byteSize: 7 })
    expect(await send(db, 'owner-test-0123456789', [id])).toMatchObject({ ok: true })
    expect(await send(db, 'owner-test-other-6789', [id])).toEqual(unusable)
    expect(await attachToTicket(db)).toBe(0)
    expect(await addFromPhone(toDeps(db), toDeps(db).phoneLinks.open().phone, [id])).toEqual(unusable)
    expect(await findUploadState({ db }, id)).toMatchObject({ isRestricted: true })
  }))
