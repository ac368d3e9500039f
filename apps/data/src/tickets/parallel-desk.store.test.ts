import { serviceDeskRole } from '@ferrule/domain/portal-access/rights-of-roles'
import { toUserProfile } from '@ferrule/domain/sign-in/user-profile'
import { ticketInput } from '@ferrule/domain/tickets/ticket'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { toDeps } from '../notifications/notified-people.fixture.ts'
import { withServiceScope, withUserScope } from '../portal-access/with-user-scope.ts'
import { createDatabase } from '../postgres/database.ts'
import { readSettings } from '../settings.ts'
import type { SignedInActor } from '../sign-in/actor.ts'
import { addComment } from './add-comment.ts'
import { changeTickets, undoTicketsChange } from './change-tickets.ts'
import { mergeTickets } from './merge-tickets.ts'
import { openTicket } from './open-ticket.ts'
import { readTicket } from './read-tickets.ts'

// Real connections, because locks decide between transactions that run at the same time.
const db = createDatabase({
  url: readSettings().DATA_DATABASE_URL,
  name: 'test',
  maxConnections: 8,
  onConnectionError: (error) => {
    throw error
  },
})
const deps = toDeps(db)

function actor(name: string, role: string): SignedInActor {
  const email = `${name.toLowerCase()}@parallel-desk-test.example`
  const claims = { sub: `test-${email}`, email, email_verified: true, given_name: name, family_name: 'Test' }
  const profile = toUserProfile({ ...claims, roles: [role] })
  return { kind: 'user', profile, session: { id: 's1', authenticatedAt: undefined } }
}
const customer = actor('Cora', 'kmx_int_serviceticketing_active')
const [agent, colleague] = [actor('Arne', serviceDeskRole), actor('Bodo', serviceDeskRole)]
let machine: { id: string; plantId: string; organisationId: string }

beforeAll(async () => {
  const personId = await withUserScope(db, customer, async (_, scope) => scope.personId)
  for (const one of [agent, colleague]) await withUserScope(db, one, async () => undefined)
  machine = await withServiceScope(db, async (tx) => {
    const found = await tx
      .selectFrom('machine')
      .select(['id', 'plantId', 'organisationId'])
      .orderBy('serialNumber')
      .limit(1)
      .executeTakeFirstOrThrow()
    await sql`insert into membership (person_id, organisation_id) values (${personId}::uuid, ${found.organisationId}::uuid)
      on conflict do nothing`.execute(tx)
    return found
  })
})

afterAll(async () => {
  const own = sql`select id from person where email = ${customer.profile.email}`
  await withServiceScope(db, async (tx) => {
    await sql`update ticket set merged_into = null where opened_by = (${own})`.execute(tx)
    await sql`delete from ticket where opened_by = (${own})`.execute(tx)
    await sql`delete from membership where person_id = (${own})`.execute(tx)
  })
  await db.close()
})

async function newTicket(subject: string): Promise<string> {
  const input = ticketInput.parse({
    idempotencyKey: crypto.randomUUID(),
    locationId: machine.plantId,
    type: 'repair',
    affectedMachine: machine.id,
    machineName: '',
    serialNumber: '',
    concern: 'quality',
    subject,
    description: 'Since this morning.',
    attachments: [],
  })
  const result = await openTicket(deps, customer, input)
  if (!result.ok) throw new Error(result.reason)
  return result.value.id
}

const reply = (person: SignedInActor, ticketId: string, text: string) =>
  addComment(deps, person, { ticketId, text, attachments: [], idempotencyKey: crypto.randomUUID() })
const take = (person: SignedInActor, ticketIds: string[]) =>
  changeTickets(deps, person, { id: crypto.randomUUID(), action: 'assign', ticketIds, assigneeId: 'me' })

test('of two agents who take a ticket during a reply one has it, and nothing is lost', async () => {
  for (let round = 0; round < 10; round += 1) {
    const id = await newTicket('Two agents')
    await Promise.all([take(agent, [id]), take(colleague, [id]), reply(customer, id, 'Any news?')])
    const ticket = await readTicket(deps, agent, id)
    expect(ticket?.history.map(({ kind }) => kind)).toEqual(['assigned', 'assigned'])
    expect(ticket?.history.at(-1)?.change.firstName).toBe(ticket?.contactFirstName)
    expect(ticket).toMatchObject({ replies: 1, version: 4, comments: [{ body: 'Any news?' }] })
  }
})

test('a merge during replies loses none of them', async () => {
  for (let round = 0; round < 10; round += 1) {
    const [from, into] = [await newTicket('Goes'), await newTicket('Stays')]
    const texts = Array.from({ length: 8 }, (_, number) => `Reply ${number}`)
    const send = (text: string, number: number) => reply(number % 2 ? customer : agent, number % 3 ? from : into, text)
    const [merged, ...sent] = await Promise.all([
      mergeTickets(deps, colleague, { ticketId: from, intoId: into }),
      ...texts.map(send),
    ])
    expect(merged).toEqual({ ok: true, value: { id: into } })
    expect(sent.filter(({ ok }) => !ok)).toEqual([])
    const remaining = await readTicket(deps, agent, into)
    const bodies = remaining?.comments.map(({ body }) => body) ?? []
    expect(bodies.filter((body) => body.startsWith('Reply')).toSorted()).toEqual(texts)
    expect(bodies.filter((body) => body.includes('Since this morning.'))).toHaveLength(1)
    expect(remaining?.replies).toBe(bodies.length)
    expect(await readTicket(deps, customer, from)).toMatchObject({ comments: [], status: 'closed', mergedInto: into })
  }
})

test('of two opposite merges at the same time one takes place', async () => {
  const [one, other] = [await newTicket('One'), await newTicket('Other')]
  const results = await Promise.all([
    mergeTickets(deps, agent, { ticketId: one, intoId: other }),
    mergeTickets(deps, colleague, { ticketId: other, intoId: one }),
  ])
  expect(results.filter(({ ok }) => ok)).toHaveLength(1)
  expect(results).toContainEqual({ ok: false, reason: 'ticket-merged' })
})

test('undo restores the tickets of a change once, except one that changed since', async () => {
  const ticketIds = [await newTicket('First'), await newTicket('Second')]
  const change = { id: crypto.randomUUID(), action: 'solve' as const, ticketIds }
  const expected = { ok: true, value: { id: change.id, changed: 2, skipped: 0 } }
  expect(await Promise.all([changeTickets(deps, agent, change), changeTickets(deps, agent, change)])).toEqual([
    expected,
    expected,
  ])
  await reply(customer, ticketIds[1] ?? '', 'It is back.')
  expect(await undoTicketsChange(deps, colleague, change.id)).toEqual({ ok: false, reason: 'change-unknown' })
  const undone = await Promise.all([
    undoTicketsChange(deps, agent, change.id),
    undoTicketsChange(deps, agent, change.id),
  ])
  expect(undone).toContainEqual({ ok: true, value: { id: change.id, changed: 1, skipped: 1 } })
  expect(undone).toContainEqual({ ok: false, reason: 'too-late' })
  const statuses = await Promise.all(ticketIds.map(async (id) => (await readTicket(deps, agent, id))?.status))
  expect(statuses).toEqual(['new', 'in-progress'])
})

test('a ticket is assigned to agents of the desk only', async () => {
  const id = await newTicket('For an outsider')
  const assigneeId = await withUserScope(db, customer, async (_, scope) => scope.personId)
  const change = { id: crypto.randomUUID(), action: 'assign' as const, ticketIds: [id], assigneeId }
  expect(await changeTickets(deps, agent, change)).toEqual({ ok: false, reason: 'agent-unknown' })
})
