import { beforeAll, expect, test } from 'vitest'
import { createAgent, createCustomer } from '../support/customer.ts'
import { openTicketOf, queryPortal } from '../support/query-portal.ts'
import { eventually } from '../support/request.ts'
import { type SignedIn, signInWithoutBrowser } from '../support/sign-in-without-browser.ts'

let customer: SignedIn
let agent: SignedIn
let colleague: SignedIn

beforeAll(async () => {
  customer = await signInWithoutBrowser(await createCustomer('radu.ionescu@customer-4.example'))
  agent = await signInWithoutBrowser(await createAgent())
  colleague = await signInWithoutBrowser(await createAgent())
  // An agent can be assigned tickets once they have opened the queue.
  for (const one of [agent, colleague]) await queryPortal(one, 'DeskQueue', {})
})

const newTicket = (subject: string) => openTicketOf(customer, `${subject} ${crypto.randomUUID().slice(0, 8)}`)
const read = async (id: string) => (await queryPortal(agent, 'DeskTicket', { id })).ticket

async function reply(person: SignedIn, ticketId: string, text: string): Promise<void> {
  const input = { idempotencyKey: crypto.randomUUID(), ticketId, text, attachments: [] }
  // On a busy machine a request may time out; it is repeated safely with its idempotency key.
  await eventually(
    () => queryPortal(person, 'CommentTicket', { input }),
    (data) => data?.commentTicket.refusal === null,
  )
}

const assign = (person: SignedIn, ticketIds: string[], assigneeId = 'me') =>
  queryPortal(person, 'ChangeTickets', {
    input: { id: crypto.randomUUID(), action: 'assign', ticketIds, assigneeId },
  })

test('of two agents who take a ticket at the same time one has it, and both changes are recorded', async () => {
  const id = await newTicket('Two agents')
  await Promise.all([assign(agent, [id]), assign(colleague, [id]), reply(customer, id, 'Any news?')])
  const { ticket, history, comments } = await read(id)
  expect(history.map(({ kind }: { kind: string }) => kind)).toEqual(['assigned', 'assigned'])
  expect(history.at(-1).person).toBe(ticket.contact)
  expect(comments).toHaveLength(1)
})

test('a merge during replies loses none of them', async () => {
  for (let round = 0; round < 5; round += 1) {
    const [from, into] = [await newTicket('Goes'), await newTicket('Stays')]
    const texts = Array.from({ length: 8 }, (_, number) => `Reply ${number}`)
    const replies = texts.map((text, number) => reply(number % 2 ? customer : agent, number % 3 ? from : into, text))
    const merge = queryPortal(colleague, 'MergeTickets', { input: { ticketId: from, intoId: into } })
    await Promise.all([...replies.slice(0, 4), merge, ...replies.slice(4)])
    expect((await merge).mergeTickets).toEqual({ id: into, refusal: null })
    const merged = await read(into)
    const bodies: string[] = merged.comments.map(({ text }: { text: string }) => text)
    expect(bodies.filter((body) => body.startsWith('Reply')).toSorted()).toEqual(texts.toSorted())
    expect(bodies.filter((body) => body.includes('Since this morning.'))).toHaveLength(1)
    const ended = await read(from)
    expect(ended).toMatchObject({ comments: [], ticket: { status: 'closed', mergedInto: into } })
    const { ticket } = await queryPortal(customer, 'Ticket', { id: into })
    expect(ticket.ticket.replies).toBe(ticket.comments.length)
  }
})

test('two opposite merges at the same time leave one ticket open', async () => {
  const [one, other] = [await newTicket('One'), await newTicket('Other')]
  const results = await Promise.all([
    queryPortal(agent, 'MergeTickets', { input: { ticketId: one, intoId: other } }),
    queryPortal(colleague, 'MergeTickets', { input: { ticketId: other, intoId: one } }),
  ])
  expect(new Set(results.map(({ mergeTickets }) => mergeTickets.refusal))).toEqual(new Set([null, 'ticket-merged']))
  expect(new Set([(await read(one)).isOpen, (await read(other)).isOpen])).toEqual(new Set([false, true]))
})

test('undo restores the selected tickets, except one that a colleague has changed since', async () => {
  const ids = [await newTicket('First'), await newTicket('Second')]
  const input = { id: crypto.randomUUID(), action: 'solve', ticketIds: ids }
  const solved = await queryPortal(agent, 'ChangeTickets', { input })
  expect(solved.changeTickets).toEqual({ id: input.id, changed: 2, skipped: 0, refusal: null })
  expect((await queryPortal(agent, 'ChangeTickets', { input })).changeTickets.changed, 'a repeated change').toBe(2)
  await reply(customer, ids[1] ?? '', 'It is back.')
  expect((await queryPortal(colleague, 'UndoTicketsChange', { id: input.id })).undoTicketsChange.refusal).toBe(
    'change-unknown',
  )
  const undone = await queryPortal(agent, 'UndoTicketsChange', { id: input.id })
  expect(undone.undoTicketsChange).toMatchObject({ changed: 1, skipped: 1, refusal: null })
  expect(await Promise.all(ids.map(async (id) => (await read(id)).ticket.status))).toEqual(['new', 'in-progress'])
  expect((await queryPortal(agent, 'UndoTicketsChange', { id: input.id })).undoTicketsChange.refusal).toBe('too-late')
})

test('a ticket is assigned to a colleague and to nobody outside the desk', async () => {
  const id = await newTicket('For a colleague')
  const { deskQueue } = await queryPortal(agent, 'DeskQueue', {})
  expect(deskQueue.agents.length).toBeGreaterThanOrEqual(2)
  const outsider = (await assign(agent, [id], crypto.randomUUID())).changeTickets
  expect(outsider).toMatchObject({ refusal: 'agent-unknown', changed: 0 })
  const [first] = deskQueue.agents
  expect((await assign(agent, [id], first.id)).changeTickets).toMatchObject({ refusal: null, changed: 1 })
  expect((await read(id)).ticket.contact).toBe(first.name)
})
