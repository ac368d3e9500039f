import { mergeInput } from '@ferrule/domain/tickets/merge-tickets'
import { type TicketsChange, ticketsChange } from '@ferrule/domain/tickets/change-tickets'
import type { Result } from '@ferrule/domain/result'
import { z } from 'zod'
import type { Builder } from '../graphql/builder.ts'
import { type ChangePayload, runChange } from '../graphql/run-change.ts'
import { changeTickets, type TicketsChanged, undoTicketsChange } from './change-tickets.ts'
import { mergeTickets } from './merge-tickets.ts'
import { addTicketLinkMutations } from './ticket-link-schema.ts'

type TicketsPayload = { id: string | null; changed: number; skipped: number; refusal: string | null }

/** Mutations of the service desk that concern several tickets. */
export function addDeskMutations(builder: Builder): void {
  addTicketsChange(builder)
  addMerge(builder)
  addTicketLinkMutations(builder)
}

function addTicketsChange(builder: Builder): void {
  const payload = builder.objectRef<TicketsPayload>('TicketsPayload').implement({
    fields: (t) => ({
      id: t.exposeID('id', { nullable: true, description: 'Of the change, for its undo' }),
      changed: t.exposeInt('changed'),
      skipped: t.exposeInt('skipped', { description: 'Tickets that could not be changed, or changed since' }),
      refusal: t.exposeString('refusal', { nullable: true }),
    }),
  })
  const input = builder.inputType('ChangeTicketsInput', {
    fields: (t) => ({
      id: t.string({ required: true, description: 'A new id of the client; a repeated one changes nothing' }),
      action: t.string({ required: true, description: 'assign, solve' }),
      ticketIds: t.stringList({ required: true, description: 'At most 100' }),
      assigneeId: t.string({ description: 'Of an agent, or me; only to assign' }),
    }),
  })
  builder.mutationFields((t) => ({
    changeTickets: t.withAuth({ worksServiceDesk: true }).field({
      type: payload,
      args: { input: t.arg({ type: input, required: true }) },
      resolve: async (_, { input: { assigneeId, ...given } }, context) => {
        const parsed = ticketsChange.safeParse(assigneeId ? { ...given, assigneeId } : given)
        if (!parsed.success) return refused('invalid-input')
        return toPayload(await changeTickets(context, context.actor, parsed.data satisfies TicketsChange))
      },
    }),
    undoTicketsChange: t.withAuth({ worksServiceDesk: true }).field({
      type: payload,
      args: { id: t.arg.string({ required: true }) },
      resolve: async (_, { id }, context) =>
        z.uuid().safeParse(id).success
          ? toPayload(await undoTicketsChange(context, context.actor, id))
          : refused('invalid-input'),
    }),
  }))
}

const refused = (refusal: string): TicketsPayload => ({ id: null, changed: 0, skipped: 0, refusal })

function toPayload(result: Result<TicketsChanged, string>): TicketsPayload {
  return result.ok ? { ...result.value, refusal: null } : refused(result.reason)
}

function addMerge(builder: Builder): void {
  const payload = builder.objectRef<ChangePayload>('MergePayload').implement({
    description: 'The ticket that took over the conversation, or the reason of the refusal',
    fields: (t) => ({
      id: t.exposeID('id', { nullable: true }),
      refusal: t.exposeString('refusal', { nullable: true }),
    }),
  })
  const input = builder.inputType('MergeTicketsInput', {
    fields: (t) => ({
      ticketId: t.string({ required: true, description: 'The ticket that ends' }),
      intoId: t.string({ required: true, description: 'The ticket that takes over its conversation' }),
    }),
  })
  builder.mutationField('mergeTickets', (t) =>
    t.withAuth({ worksServiceDesk: true }).field({
      type: payload,
      args: { input: t.arg({ type: input, required: true }) },
      resolve: (_, { input }, context) =>
        runChange(mergeInput, input, (valid) => mergeTickets(context, context.actor, valid)),
    }),
  )
}
