import { submissionFacts } from '@ferrule/domain/requests/request'
import { ok } from '@ferrule/domain/result'
import { toUserProfile } from '@ferrule/domain/sign-in/user-profile'
import { ticketInput } from '@ferrule/domain/tickets/ticket'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { syncBasket } from '../comparison/sync-basket.ts'
import { withUserScope, withServiceScope } from '../portal-access/with-user-scope.ts'
import type { Database } from '../postgres/database.ts'
import { rolledBack } from '../postgres/rolled-back.ts'
import { addToRequest } from '../requests/add-to-request.ts'
import { createRequestLinks } from '../requests/request-links.ts'
import { sendRequest } from '../requests/send-request.ts'
import { readSettings } from '../settings.ts'
import { anonymous, type SignedInActor } from '../sign-in/actor.ts'
import { openTicket } from '../tickets/open-ticket.ts'
import { createReplyAddresses } from '../tickets/reply-addresses.ts'
import { deleteAccount } from './delete-account.ts'
import { exportAccount } from './export-account.ts'
import { fakeIdentityServer } from './identity.fixture.ts'
import { countTraces } from './traces.fixture.ts'

const url = readSettings().DATA_DATABASE_URL
const now = () => new Date('2026-11-15T10:00:00Z')
const canary = 'goldammer'
const email = `${canary}@example.com`

function someone(hasVerifiedEmail: boolean): SignedInActor {
  const names = { given_name: canary, family_name: 'B', email, email_verified: hasVerifiedEmail }
  const profile = toUserProfile({ sub: 'acc-forgotten', ...names, roles: 'kmx_int_serviceticketing_active' })
  return { kind: 'user', profile, session: { id: 's1', authenticatedAt: now() } }
}

const toDeps = (db: Database) => ({
  db,
  now,
  identity: fakeIdentityServer().identity,
  portalTeamAddress: 'team@norlitz.example',
  requestTeamAddress: 'team@norlitz.example',
  requestLinks: createRequestLinks(['for-tests']),
  botCheck: {
    createTask: () => Promise.reject(new Error('not expected')),
    check: async () => 'good' as const,
    admit: async () => ok({ review: false }),
  },
  operationLimits: { take: async () => true },
  clientAddress: '192.0.2.1',
  publicOrigin: 'http://www.norlitz.example',
  replyAddresses: createReplyAddresses({ keys: ['for-tests'], domain: 'reply.norlitz.example' }),
})

async function sendTestRequest(db: Database): Promise<void> {
  const answers = {
    firstName: canary,
    lastName: 'B',
    email: 'Goldammer@Example.com',
    company: 'C',
    country: 'AT',
    message: `I am ${canary}`,
  }
  const facts = submissionFacts.parse({ idempotencyKey: 'forgotten-0123456789', language: 'de', siteSlug: '' })
  const sender = { address: '192.0.2.1', proof: '', trap: '', secondsOpen: undefined }
  const sent = await sendRequest(toDeps(db), anonymous, { kind: 'contact', answers, facts, sender })
  const addition = { idempotencyKey: 'forgotten-addition-1', body: `Still ${canary}`, files: [] }
  await addToRequest(toDeps(db), sent.ok ? sent.value.token : '', addition)
}

/** Makes the person a member of an organisation of the demo data. */
async function joinOrganisation(db: Database, { profile }: SignedInActor): Promise<void> {
  await withUserScope(db, someone(true), async () => undefined)
  await sql`insert into membership (person_id, organisation_id)
    select mine.id, theirs.organisation_id from person mine, membership theirs join person anna on anna.id = person_id
    where mine.subject = ${profile.id} and anna.email = 'anna.berg@norlitz.example' limit 1`.execute(db.queries)
}

async function openTestTicket(db: Database, person: SignedInActor): Promise<string> {
  const machine = await withUserScope(db, person, (tx) =>
    tx.selectFrom('machine').select(['id', 'plantId']).limit(1).executeTakeFirstOrThrow(),
  )
  const input = ticketInput.parse({
    idempotencyKey: 'forgotten-ticket-0123',
    locationId: machine.plantId,
    type: 'repair',
    affectedMachine: machine.id,
    machineName: '',
    serialNumber: '',
    concern: 'quality',
    subject: 'Seal sits too far back',
    description: 'Since this morning.',
    attachments: [],
  })
  const opened = await openTicket(toDeps(db), person, input)
  if (!opened.ok) throw new Error(opened.reason)
  return opened.value.id
}

test('erases requests, basket and the name in tickets; the tickets stay with the organisation', () =>
  rolledBack(url, async (db) => {
    const leaving = someone(true)
    await joinOrganisation(db, leaving)
    const ticketId = await openTestTicket(db, leaving)
    const products = [{ key: 'k', slug: 'corva-24', variantId: null }]
    await syncBasket(toDeps(db), leaving, { basket: { classifications: [{ slug: 'x', products }] }, revision: null })
    await sendTestRequest(db)
    // Traces: the person, the request, its addition and four mails.
    expect(await countTraces(db, canary)).toBe(7)
    const exported = JSON.stringify(await exportAccount(toDeps(db), leaving))
    for (const fragment of [`I am ${canary}`, '"contact-receipt"', '"open-ticket"', ticketId])
      expect(exported).toContain(fragment)
    expect(await deleteAccount(toDeps(db), leaving, email)).toMatchObject({ ok: true })
    expect(await countTraces(db, canary)).toBe(0)
    const { rows } = await withServiceScope(db, (tx) =>
      sql<{ name: string; members: number; baskets: number }>`select
        p.first_name || p.last_name as name,
        (select count(*)::int from membership m where m.person_id = p.id) as members,
        (select count(*)::int from comparison_basket where person_id = ${leaving.profile.id}) as baskets
        from ticket t join person p on p.id = t.opened_by where t.id = ${ticketId}`.execute(tx),
    )
    expect(rows).toEqual([{ name: '', members: 0, baskets: 0 }])
  }))

test('an account with an unverified address does not erase requests from that address', () =>
  rolledBack(url, async (db) => {
    const stranger = someone(false)
    await sendTestRequest(db)
    expect(JSON.stringify(await exportAccount(toDeps(db), stranger))).not.toContain(`I am ${canary}`)
    expect(await deleteAccount(toDeps(db), stranger, email)).toMatchObject({ ok: true })
    const { rows } = await sql<{ kept: number }>`select count(*)::int as kept from visitor_request
      where email = ${email}`.execute(db.queries)
    expect(rows).toEqual([{ kept: 1 }])
  }))
