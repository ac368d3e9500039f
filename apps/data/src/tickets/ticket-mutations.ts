import { closeInput, commentInput, ticketInput } from '@ferrule/domain/tickets/ticket'
import { z } from 'zod'
import type { Builder } from '../graphql/builder.ts'
import { addComment } from './add-comment.ts'
import { closeTicket, reopenTicket } from './end-ticket.ts'
import { openTicket } from './open-ticket.ts'
import { addNote, solveTicket, takeTicket } from './work-on-ticket.ts'

type Answer = { id: string | null; number: string | null; refusal: string | null; fields: string[] }

const nothing: Answer = { id: null, number: null, refusal: null, fields: [] }

export function addTicketMutations(builder: Builder): void {
  const payload = addPayload(builder)
  addCustomersMutations(builder, payload)
  addServiceMutations(builder, payload)
}

function addPayload(builder: Builder) {
  return builder.objectRef<Answer>('TicketPayload').implement({
    description: 'The ticket that was changed, or why nothing was',
    fields: (t) => ({
      id: t.exposeID('id', { nullable: true }),
      number: t.exposeString('number', { nullable: true, description: 'Of a ticket just opened' }),
      refusal: t.exposeString('refusal', { nullable: true }),
      fields: t.exposeStringList('fields', { description: 'The inputs that are not valid, each once' }),
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
      machineConcerned: t.string({ required: true, description: 'Id of a machine, or not-listed' }),
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
  return { openInput, commenting, closing }
}

function addWriting(builder: Builder, name: 'CommentTicketInput' | 'NoteOnTicketInput') {
  return builder.inputType(name, {
    fields: (t) => ({
      idempotencyKey: t.string({ required: true }),
      ticketId: t.string({ required: true }),
      text: t.string({ required: true }),
      attachments: t.stringList({ required: true, description: 'Ids of uploads' }),
    }),
  })
}

function addCustomersMutations(builder: Builder, payload: Payload): void {
  const { openInput, commenting, closing } = addInputs(builder)
  builder.mutationFields((t) => ({
    openTicket: t.withAuth({ usesTickets: true }).field({
      type: payload,
      args: { input: t.arg({ type: openInput, required: true }) },
      resolve: (_, { input }, context) =>
        answer(ticketInput, input, (sent) => openTicket(context, context.actor, sent)),
    }),
    commentTicket: t.withAuth({ usesTickets: true }).field({
      type: payload,
      args: { input: t.arg({ type: commenting, required: true }) },
      resolve: (_, { input }, context) =>
        answer(commentInput, input, (sent) => addComment(context, context.actor, sent)),
    }),
    closeTicket: t.withAuth({ usesTickets: true }).field({
      type: payload,
      args: { input: t.arg({ type: closing, required: true }) },
      resolve: (_, { input }, context) =>
        answer(closeInput, input, (sent) => closeTicket(context, context.actor, sent)),
    }),
    reopenTicket: t.withAuth({ usesTickets: true }).field({
      type: payload,
      args: { id: t.arg.string({ required: true }) },
      resolve: (_, { id }, context) => answer(z.uuid(), id, (sent) => reopenTicket(context, context.actor, sent)),
    }),
  }))
}

function addServiceMutations(builder: Builder, payload: Payload): void {
  const noting = addWriting(builder, 'NoteOnTicketInput')
  builder.mutationFields((t) => ({
    takeTicket: t.withAuth({ worksServiceDesk: true }).field({
      type: payload,
      args: { id: t.arg.string({ required: true }) },
      resolve: (_, { id }, context) => answer(z.uuid(), id, (sent) => takeTicket(context, context.actor, sent)),
    }),
    solveTicket: t.withAuth({ worksServiceDesk: true }).field({
      type: payload,
      args: { id: t.arg.string({ required: true }) },
      resolve: (_, { id }, context) => answer(z.uuid(), id, (sent) => solveTicket(context, context.actor, sent)),
    }),
    noteOnTicket: t.withAuth({ worksServiceDesk: true }).field({
      type: payload,
      args: { input: t.arg({ type: noting, required: true }) },
      resolve: (_, { input }, context) => answer(commentInput, input, (sent) => addNote(context, context.actor, sent)),
    }),
  }))
}

type Verdict = { ok: true; value: { id: string; number?: string } } | { ok: false; reason: string }

async function answer<Input>(
  schema: z.ZodType<Input>,
  sent: unknown,
  act: (input: Input) => Promise<Verdict>,
): Promise<Answer> {
  const parsed = schema.safeParse(sent)
  if (!parsed.success) {
    const fields = new Set(parsed.error.issues.map(({ path }) => String(path[0] ?? 'id')))
    return { ...nothing, refusal: 'invalid-input', fields: [...fields] }
  }
  const result = await act(parsed.data)
  if (!result.ok) return { ...nothing, refusal: result.reason }
  return { ...nothing, id: result.value.id, number: result.value.number ?? null }
}
