import type { IncomingMail } from '@ferrule/connectors/mail-inbox/read-mail'
import { serviceDeskRole } from '@ferrule/domain/portal-access/rights-of-roles'
import { toUserProfile } from '@ferrule/domain/sign-in/user-profile'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { workFor, workForService } from '../portal-access/work-for.ts'
import type { Database } from '../postgres/database.ts'
import { rolledBack } from '../postgres/rolled-back.ts'
import { readSettings } from '../settings.ts'
import type { SignedInActor } from '../sign-in/actor.ts'
import { addComment } from './add-comment.ts'
import { closeTicket } from './end-ticket.ts'
import { readTicket } from './read-tickets.ts'
import { receiveReply } from './receive-reply.ts'
import { createReplyAddresses } from './reply-addresses.ts'
import { takeTicket } from './work-on-ticket.ts'

const url = readSettings().DATA_DATABASE_URL

function actor(email: string, ...roles: string[]): SignedInActor {
  const claims = { sub: `test-${email}`, email, email_verified: true, given_name: 'T', family_name: 'P', roles }
  return { kind: 'user', profile: toUserProfile(claims), session: { id: 's1', authenticatedAt: undefined } }
}

const email = 'anna.berg@norlitz.example'
const anna = actor(email, 'kmx_int_serviceticketing_active')
const jonas = actor('jonas.frei@norlitz.example', serviceDeskRole)
const replyAddresses = createReplyAddresses({ key: 'for-tests', domain: 'reply.norlitz.example' })

function toDeps(db: Database, at = '2026-11-16T08:00:00Z') {
  const stored: string[] = []
  return {
    db,
    now: () => new Date(at),
    portalTeamAddress: 'team@norlitz.example',
    publicOrigin: 'http://www.norlitz.example',
    replyAddresses,
    storage: { put: async (_: string, id: string) => void stored.push(id) },
    stored,
    quarantineBucket: 'quarantine',
    fileKey: 'for-tests',
    ownAddress: 'portal@norlitz.example',
  }
}

const mail: IncomingMail = {
  messageId: '<1@norlitz.example>',
  from: email,
  returnPath: email,
  headers: new Map(),
  text: 'The blue one.\n\nOn Monday Norlitz <reply+x@norlitz.example> wrote:\n> Which seal?',
  files: [],
}

/** An open ticket of Anna's in which the service has just asked something; answers where she can reply by mail. */
async function ask(db: Database): Promise<{ ticketId: string; addressId: string }> {
  const { id: ticketId } = await workFor(db, anna, (tx, { personId }) =>
    tx
      .selectFrom('ticket')
      .where('openedBy', '=', personId)
      .where('closedAt', 'is', null)
      .select('id')
      .limit(1)
      .executeTakeFirstOrThrow(),
  )
  const deps = toDeps(db)
  await takeTicket(deps, jonas, ticketId)
  const asked = { ticketId, idempotencyKey: 'which-seal-0123456789', text: 'Which seal?', attachments: [] }
  await addComment(deps, jonas, asked)
  const { rows } = await sql<{ replyTo: string; body: string }>`select reply_to as "replyTo", body from outgoing_mail
    where to_address = ${email} order by created_at desc, id desc limit 1`.execute(db.queries)
  expect(rows[0]?.body).toMatch(/^##- .+ -##\n\nWhich seal\?\n/)
  return { ticketId, addressId: replyAddresses.readAddress(rows[0]?.replyTo ?? '') ?? '' }
}

describe('an answer by mail', () => {
  test('stands in the conversation once, however often it is brought, without what it quotes', () =>
    rolledBack(url, async (db) => {
      const { ticketId, addressId } = await ask(db)
      const before = await readTicket({ db }, anna, ticketId)
      expect(await receiveReply(toDeps(db), addressId, mail)).toEqual({ ok: true, value: 'saved' })
      expect(await receiveReply(toDeps(db), addressId, mail)).toEqual({ ok: true, value: 'saved' })
      const after = await readTicket({ db }, anna, ticketId)
      expect(after).toMatchObject({ status: 'in-progress', replies: (before?.replies ?? 0) + 1 })
      expect(after?.comments.at(-1)).toMatchObject({ body: 'The blue one.', isMine: true, isService: false })
    }))

  test('brings its files into quarantine, to be scanned once', () =>
    rolledBack(url, async (db) => {
      const { ticketId, addressId } = await ask(db)
      const files = [{ name: '../seal.gif', content: Buffer.from('GIF89a') }]
      const deps = toDeps(db)
      await receiveReply(deps, addressId, { ...mail, files })
      await receiveReply(deps, addressId, { ...mail, files })
      const { attachments = [], comments = [] } = (await readTicket({ db }, anna, ticketId)) ?? {}
      const added = attachments.filter(({ commentId }) => commentId === comments.at(-1)?.id)
      expect(added).toMatchObject([{ fileName: 'seal.gif', byteSize: 6, state: 'pending' }])
      expect(new Set(deps.stored)).toEqual(new Set(added.map(({ id }) => id)))
      const { rows } = await sql`select from graphile_worker.jobs where key = ${`scan-upload:${added[0]?.id}`}`.execute(
        db.queries,
      )
      expect(rows).toHaveLength(1)
    }))

  test('of the service comes from whoever looks after the ticket', () =>
    rolledBack(url, async (db) => {
      const { ticketId, addressId } = await ask(db)
      await receiveReply(toDeps(db), addressId, mail)
      const { rows } = await sql<{ replyTo: string }>`select reply_to as "replyTo" from outgoing_mail
        where to_address = 'jonas.frei@norlitz.example' order by created_at desc, id desc limit 1`.execute(db.queries)
      const jonasId = replyAddresses.readAddress(rows[0]?.replyTo ?? '') ?? ''
      const answer = { ...mail, messageId: '<2@n>', from: 'jonas.frei@norlitz.example', text: 'It is on its way.' }
      expect(await receiveReply(toDeps(db), jonasId, answer)).toEqual({ ok: true, value: 'saved' })
      expect((await readTicket({ db }, anna, ticketId))?.comments.at(-1)).toMatchObject({
        body: 'It is on its way.',
        isService: true,
      })
    }))
})

describe('a mail that is not taken', () => {
  test.each([
    ['from somebody else', { from: 'bert.dahl@norlitz.example' }, 'sender-foreign'],
    ['without a word', { text: '> quoted' }, 'no-text'],
  ])('%s', (_, given, reason) =>
    rolledBack(url, async (db) => {
      const { addressId } = await ask(db)
      expect(await receiveReply(toDeps(db), addressId, { ...mail, ...given })).toEqual({ ok: false, reason })
    }),
  )

  test('to an address that is too old, unknown, or of a ticket that is closed', () =>
    rolledBack(url, async (db) => {
      const { ticketId, addressId } = await ask(db)
      const late = toDeps(db, '2027-02-15T08:00:00Z')
      expect(await receiveReply(late, addressId, mail)).toEqual({ ok: false, reason: 'address-expired' })
      const unknown = await receiveReply(toDeps(db), '0197a3c2-7e1b-7cc3-9d5e-2f6a1b3c4d5e', mail)
      expect(unknown).toEqual({ ok: false, reason: 'address-unknown' })
      await closeTicket(toDeps(db), anna, { ticketId, reason: 'no-longer-relevant', comment: '' })
      expect(await receiveReply(toDeps(db), addressId, mail)).toEqual({ ok: false, reason: 'ticket-closed' })
    }))

  test('of somebody who has left the customer', () =>
    rolledBack(url, async (db) => {
      const { addressId } = await ask(db)
      await workForService(db, (tx) =>
        sql`delete from membership where person_id = (select id from person where email = ${email})`.execute(tx),
      )
      expect(await receiveReply(toDeps(db), addressId, mail)).toEqual({ ok: false, reason: 'no-longer-involved' })
    }))

  test('of a machine is let go without a word', () =>
    rolledBack(url, async (db) => {
      const { ticketId, addressId } = await ask(db)
      const headers = new Map([['auto-submitted', 'auto-replied']])
      expect(await receiveReply(toDeps(db), addressId, { ...mail, headers })).toEqual({ ok: true, value: 'ignored' })
      expect((await readTicket({ db }, anna, ticketId))?.comments.at(-1)?.body).toBe('Which seal?')
    }))
})
