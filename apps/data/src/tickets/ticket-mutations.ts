import { closeInput, commentInput, followerInput, ticketInput } from '@ferrule/domain/tickets/ticket'
import { z } from 'zod'
import type { Builder } from '../graphql/builder.ts'
import { addComment } from './add-comment.ts'
import { changeFollower } from './change-followers.ts'
import { closeTicket, reopenTicket } from './end-ticket.ts'
import { openTicket } from './open-ticket.ts'
import { addNote, solveTicket, assignTicketToMe } from './work-on-ticket.ts'

type PayloadValue = { id: string | null; number: string | null; refusal: string | null; fields: string[] }

const emptyPayload: PayloadValue = { id: null, number: null, refusal: null, fields: [] }

export function addTicketMutations(builder: Builder): void {
  const payload = addPayload(builder)
  addCustomersMutations(builder, payload)
  addServiceMutations(builder, payload)
}

function addPayload(builder: Builder) {
  return builder.objectRef<PayloadValue>('TicketPayload').implement({
    description: 'The changed ticket, or the reason of the refusal',
    fields: (t) => ({
      id: t.exposeID('id', { nullable: true }),
      number: t.exposeString('number', {
        nullable: true,
        description: 'Number of a new ticket; null for other changes',
      }),
      refusal: t.exposeString('refusal', { nullable: true }),
      fields: t.exposeStringList('fields', { description: 'Names of invalid inputs, without duplicates' }),
    }),
  })
}

type Payload = ReturnType<typeof addPayload>

function addInputs(builder: Builder) {
  const openInput = builder.inputType('OpenTicketInput', {
    fields: (t) => ({
      idempotencyKey: t.string({ required: true }),
      locationId: t.string({ required: true }),
      type: t.string({ required: true }),
      affectedMachine: t.string({ required: true, description: 'Id of a machine, or not-listed' }),
      machineName: t.string({ required: true, description: 'May be empty' }),
      serialNumber: t.string({ required: true, description: 'May be empty' }),
      concern: t.string({ required: true }),
      subject: t.string({ required: true }),
      description: t.string({ required: true }),
      attachments: t.stringList({ required: true, description: 'Ids of uploads' }),
    }),
  })
  const commenting = addWriting(builder, 'CommentTicketInput')
  const closing = builder.inputType('CloseTicketInput', {
    fields: (t) => ({
      ticketId: t.string({ required: true }),
      reason: t.string({ required: true }),
      comment: t.string({ required: true, description: 'May be empty' }),
    }),
  })
  const following = builder.inputType('ChangeFollowerInput', {
    fields: (t) => ({
      ticketId: t.string({ required: true }),
      personId: t.string({ required: true }),
      isFollower: t.boolean({ required: true }),
    }),
  })
  return { openInput, commenting, closing, following }
}

function addWriting(builder: Builder, name: 'CommentTicketInput' | 'NoteOnTicketInput') {
  return builder.inputType(name, {
    fields: (t) => ({
      idempotencyKey: t.string({ required: true }),
      ticketId: t.string({ required: true }),
      text: t.string({ required: true }),
      solves: t.boolean({ description: 'Whether an answer of the service solves the ticket as well' }),
      attachments: t.stringList({ required: true, description: 'Ids of uploads' }),
    }),
  })
}

function addCustomersMutations(builder: Builder, payload: Payload): void {
  const { openInput, commenting, closing, following } = addInputs(builder)
  builder.mutationFields((t) => ({
    openTicket: t.withAuth({ usesTickets: true }).field({
      type: payload,
      args: { input: t.arg({ type: openInput, required: true }) },
      resolve: (_, { input }, context) =>
        validateAndRun(ticketInput, input, (valid) => openTicket(context, context.actor, valid)),
    }),
    commentTicket: t.withAuth({ usesTickets: true }).field({
      type: payload,
      args: { input: t.arg({ type: commenting, required: true }) },
      resolve: (_, { input }, context) =>
        validateAndRun(commentInput, input, (valid) => addComment(context, context.actor, valid)),
    }),
    closeTicket: t.withAuth({ usesTickets: true }).field({
      type: payload,
      args: { input: t.arg({ type: closing, required: true }) },
      resolve: (_, { input }, context) =>
        validateAndRun(closeInput, input, (valid) => closeTicket(context, context.actor, valid)),
    }),
    changeFollower: t.withAuth({ usesTickets: true }).field({
      type: payload,
      args: { input: t.arg({ type: following, required: true }) },
      resolve: (_, { input }, context) =>
        validateAndRun(followerInput, input, (valid) => changeFollower(context, context.actor, valid)),
    }),
    reopenTicket: t.withAuth({ usesTickets: true }).field({
      type: payload,
      args: { id: t.arg.string({ required: true }) },
      resolve: (_, { id }, context) =>
        validateAndRun(z.uuid(), id, (valid) => reopenTicket(context, context.actor, valid)),
    }),
  }))
}

function addServiceMutations(builder: Builder, payload: Payload): void {
  const noting = addWriting(builder, 'NoteOnTicketInput')
  builder.mutationFields((t) => ({
    assignTicketToMe: t.withAuth({ worksServiceDesk: true }).field({
      type: payload,
      args: { id: t.arg.string({ required: true }) },
      resolve: (_, { id }, context) =>
        validateAndRun(z.uuid(), id, (valid) => assignTicketToMe(context, context.actor, valid)),
    }),
    solveTicket: t.withAuth({ worksServiceDesk: true }).field({
      type: payload,
      args: { id: t.arg.string({ required: true }) },
      resolve: (_, { id }, context) =>
        validateAndRun(z.uuid(), id, (valid) => solveTicket(context, context.actor, valid)),
    }),
    addTicketNote: t.withAuth({ worksServiceDesk: true }).field({
      type: payload,
      args: { input: t.arg({ type: noting, required: true }) },
      resolve: (_, { input }, context) =>
        validateAndRun(commentInput, input, (valid) => addNote(context, context.actor, valid)),
    }),
  }))
}

type Outcome = { ok: true; value: { id: string; number?: string } } | { ok: false; reason: string }

async function validateAndRun<Input>(
  schema: z.ZodType<Input>,
  input: unknown,
  act: (input: Input) => Promise<Outcome>,
): Promise<PayloadValue> {
  const parsed = schema.safeParse(input)
  if (!parsed.success) {
    const fields = new Set(parsed.error.issues.map(({ path }) => String(path[0] ?? 'id')))
    return { ...emptyPayload, refusal: 'invalid-input', fields: [...fields] }
  }
  const result = await act(parsed.data)
  if (!result.ok) return { ...emptyPayload, refusal: result.reason }
  return { ...emptyPayload, id: result.value.id, number: result.value.number ?? null }
}
