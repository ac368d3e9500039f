import type { IncomingMail, MailContent } from '@ferrule/connectors/mail-inbox/read-mail'
import { serviceDeskRole } from '@ferrule/domain/portal-access/rights-of-roles'
import { toUserProfile } from '@ferrule/domain/sign-in/user-profile'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { fakeIdentityServer } from '../accounts/identity.fixture.ts'
import { withUserScope, withServiceScope } from '../portal-access/with-user-scope.ts'
import type { Database } from '../postgres/database.ts'
import { rolledBack } from '../postgres/rolled-back.ts'
import { readSettings } from '../settings.ts'
import type { SignedInActor } from '../sign-in/actor.ts'
import { addComment } from './add-comment.ts'
import { closeTicket } from './end-ticket.ts'
import { readTicket } from './read-tickets.ts'
import { receiveReply } from './receive-reply.ts'
import { createReplyAddresses } from './reply-addresses.ts'
import { assignTicketToMe } from './work-on-ticket.ts'

const url = readSettings().DATA_DATABASE_URL

function actor(email: string, ...roles: string[]): SignedInActor {
  const claims = { sub: `test-${email}`, email, email_verified: true, given_name: 'T', family_name: 'P', roles }
  return { kind: 'user', profile: toUserProfile(claims), session: { id: 's1', authenticatedAt: undefined } }
}

const email = 'anna.berg@norlitz.example'
const anna = actor(email, 'kmx_int_serviceticketing_active')
const jonas = actor('jonas.frei@norlitz.example', serviceDeskRole)
const replyAddresses = createReplyAddresses({ keys: ['for-tests'], domain: 'reply.norlitz.example' })

/** The roles of enabled accounts by subject. */
const accounts = { [anna.profile.id]: anna.profile.roles, [jonas.profile.id]: jonas.profile.roles }

/** The demo tickets were opened in the days before they were inserted. */
function toDeps(db: Database, at = new Date(), roles: Record<string, string[]> = accounts) {
  const stored: string[] = []
  return {
    db,
    identity: fakeIdentityServer({ roles }).identity,
    now: () => at,
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
  ...withContent({}),
}

function withContent(given: Partial<MailContent>): Pick<IncomingMail, 'readContent'> {
  const text = 'The blue one.\n\nOn Monday Norlitz <reply+x@norlitz.example> wrote:\n> Which seal?'
  return { readContent: async () => ({ text, files: [], ...given }) }
}

/** The service comments on an open ticket of Anna's. Returns the ticket and the reply address of the mail she got. */
async function commentAsService(db: Database, position = 0): Promise<{ ticketId: string; addressId: string }> {
  const { id: ticketId } = await withUserScope(db, anna, (tx, { personId }) =>
    tx
      .selectFrom('ticket')
      .where('openedBy', '=', personId)
      .where('closedAt', 'is', null)
      .select('id')
      .orderBy('id')
      .offset(position)
      .limit(1)
      .executeTakeFirstOrThrow(),
  )
  const deps = toDeps(db)
  await assignTicketToMe(deps, jonas, ticketId)
  const comment = {
    ticketId,
    idempotencyKey: `which-seal-0123456789-${position}`,
    text: 'Which seal?',
    attachments: [],
  }
  await addComment(deps, jonas, comment)
  const { rows } = await sql<{ replyTo: string; body: string }>`select reply_to as "replyTo", body from outgoing_mail
    where to_address = ${email} and kind = 'ticket-answered' order by created_at desc, id desc limit 1`.execute(
    db.queries,
  )
  expect(rows[0]?.body).toMatch(/^##- .+ -##\n\n.+\n\nWhich seal\?\n/)
  return { ticketId, addressId: replyAddresses.readAddress(rows[0]?.replyTo ?? '') ?? '' }
}

describe('a reply by mail', () => {
  test('is saved once in the conversation, without the quoted text, however often it is delivered', () =>
    rolledBack(url, async (db) => {
      const { ticketId, addressId } = await commentAsService(db)
      const before = await readTicket(toDeps(db), anna, ticketId)
      expect(await receiveReply(toDeps(db), addressId, mail)).toEqual({ ok: true, value: 'saved' })
      expect(await receiveReply(toDeps(db), addressId, mail)).toEqual({ ok: true, value: 'saved' })
      const after = await readTicket(toDeps(db), anna, ticketId)
      expect(after).toMatchObject({ status: 'in-progress', replies: (before?.replies ?? 0) + 1 })
      expect(after?.comments.at(-1)).toMatchObject({ body: 'The blue one.', isMine: true, isService: false })
    }))

  test('stores its files in quarantine and enqueues one scan each', () =>
    rolledBack(url, async (db) => {
      const { ticketId, addressId } = await commentAsService(db)
      const files = [{ name: '../seal.gif', content: Buffer.from('GIF89a') }]
      const deps = toDeps(db)
      await receiveReply(deps, addressId, { ...mail, ...withContent({ files }) })
      await receiveReply(deps, addressId, { ...mail, ...withContent({ files }) })
      const { attachments = [], comments = [] } = (await readTicket(toDeps(db), anna, ticketId)) ?? {}
      const added = attachments.filter(({ commentId }) => commentId === comments.at(-1)?.id)
      expect(added).toMatchObject([{ fileName: 'seal.gif', byteSize: 6, state: 'pending' }])
      expect(new Set(deps.stored)).toEqual(new Set(added.map(({ id }) => id)))
      const { rows } = await sql`select from graphile_worker.jobs where key = ${`scan-upload:${added[0]?.id}`}`.execute(
        db.queries,
      )
      expect(rows).toHaveLength(1)
    }))

  test('to two tickets is saved in both, with its files [A17]', () =>
    rolledBack(url, async (db) => {
      const files = [{ name: 'seal.gif', content: Buffer.from('GIF89a') }]
      for (const position of [0, 1]) {
        const { ticketId, addressId } = await commentAsService(db, position)
        const before = await readTicket(toDeps(db), anna, ticketId)
        const reply = { ...mail, ...withContent({ files }) }
        expect(await receiveReply(toDeps(db), addressId, reply)).toEqual({ ok: true, value: 'saved' })
        const after = await readTicket(toDeps(db), anna, ticketId)
        expect(after?.comments.at(-1)?.body).toBe('The blue one.')
        expect(after?.attachments).toHaveLength((before?.attachments.length ?? 0) + 1)
      }
    }))

  test('of the contact is saved as a comment of the service', () =>
    rolledBack(url, async (db) => {
      const { ticketId, addressId } = await commentAsService(db)
      await receiveReply(toDeps(db), addressId, mail)
      const { rows } = await sql<{ replyTo: string }>`select reply_to as "replyTo" from outgoing_mail
        where to_address = 'jonas.frei@norlitz.example' order by created_at desc, id desc limit 1`.execute(db.queries)
      const jonasId = replyAddresses.readAddress(rows[0]?.replyTo ?? '') ?? ''
      const content = withContent({ text: 'It is on its way.' })
      const reply = { ...mail, messageId: '<2@n>', from: 'jonas.frei@norlitz.example', ...content }
      expect(await receiveReply(toDeps(db), jonasId, reply)).toEqual({ ok: true, value: 'saved' })
      expect((await readTicket(toDeps(db), anna, ticketId))?.comments.at(-1)).toMatchObject({
        body: 'It is on its way.',
        isService: true,
      })
    }))
})

describe('a rejected mail', () => {
  test.each([
    ['without text', withContent({ text: '> quoted' }), 'no-text'],
    ['that cannot be parsed', { readContent: async () => undefined }, 'unreadable'],
  ])('%s', (_, given, reason) =>
    rolledBack(url, async (db) => {
      const { addressId } = await commentAsService(db)
      expect(await receiveReply(toDeps(db), addressId, { ...mail, ...given })).toEqual({ ok: false, reason })
    }),
  )

  test('from another person, without a look at its content [I11]', () =>
    rolledBack(url, async (db) => {
      const { addressId } = await commentAsService(db)
      const readContent = () => Promise.reject(new Error('the content of a stranger was parsed'))
      const forged = { ...mail, from: 'bert.dahl@norlitz.example', readContent }
      expect(await receiveReply(toDeps(db), addressId, forged)).toEqual({ ok: false, reason: 'sender-foreign' })
    }))

  test('to an expired or unknown address, or about a closed ticket', () =>
    rolledBack(url, async (db) => {
      const { ticketId, addressId } = await commentAsService(db)
      const late = toDeps(db, new Date(Date.now() + 91 * 24 * 3_600_000))
      expect(await receiveReply(late, addressId, mail)).toEqual({ ok: false, reason: 'address-expired' })
      const unknown = await receiveReply(toDeps(db), '0197a3c2-7e1b-7cc3-9d5e-2f6a1b3c4d5e', mail)
      expect(unknown).toEqual({ ok: false, reason: 'address-unknown' })
      await closeTicket(toDeps(db), anna, { ticketId, reason: 'no-longer-relevant', comment: '' })
      expect(await receiveReply(toDeps(db), addressId, mail)).toEqual({ ok: false, reason: 'ticket-closed' })
    }))

  test('from a person who is no longer a member of the organisation', () =>
    rolledBack(url, async (db) => {
      const { addressId } = await commentAsService(db)
      await withServiceScope(db, (tx) =>
        sql`delete from membership where person_id = (select id from person where email = ${email})`.execute(tx),
      )
      expect(await receiveReply(toDeps(db), addressId, mail)).toEqual({ ok: false, reason: 'no-longer-involved' })
    }))

  test.each([
    ['whose account is disabled or deleted', {}],
    ['whose right to use tickets was withdrawn', { [anna.profile.id]: ['kmx_int_assetdb_active'] }],
  ])('from a person %s [A17]', (_, roles) =>
    rolledBack(url, async (db) => {
      const { addressId } = await commentAsService(db)
      const deps = toDeps(db, undefined, roles)
      expect(await receiveReply(deps, addressId, mail)).toEqual({ ok: false, reason: 'no-longer-involved' })
    }),
  )

  test('is ignored without a refusal if it was sent automatically', () =>
    rolledBack(url, async (db) => {
      const { ticketId, addressId } = await commentAsService(db)
      const headers = new Map([['auto-submitted', 'auto-replied']])
      expect(await receiveReply(toDeps(db), addressId, { ...mail, headers })).toEqual({ ok: true, value: 'ignored' })
      expect((await readTicket(toDeps(db), anna, ticketId))?.comments.at(-1)?.body).toBe('Which seal?')
    }))
})
