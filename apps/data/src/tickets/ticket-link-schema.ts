import {
  linkInput,
  relationOf,
  ticketLinkKinds,
  ticketRelations,
  unlinkInput,
} from '@ferrule/domain/tickets/ticket-links'
import { ticketStatuses } from '@ferrule/domain/tickets/ticket-values'
import type { Builder } from '../graphql/builder.ts'
import { type ChangePayload, runChange } from '../graphql/run-change.ts'
import { linkTickets, unlinkTickets } from './link-tickets.ts'
import type { LinkedTicketRow } from './ticket-link-store.ts'

export function addLinkedTicket(builder: Builder) {
  return builder.objectRef<LinkedTicketRow>('LinkedTicket').implement({
    description: 'A ticket that an agent has linked to another one',
    fields: (t) => ({
      id: t.exposeID('id'),
      number: t.exposeString('number'),
      subject: t.exposeString('subject'),
      status: t.exposeString('status', { description: ticketStatuses.join(', ') }),
      organisation: t.exposeString('organisationName'),
      kind: t.exposeString('kind', { description: ticketLinkKinds.join(', ') }),
      relation: t.string({
        description: `Of the ticket that was requested to this one: ${ticketRelations.join(', ')}`,
        // A link leads from one ticket to the other, so the requested one is the ticket that this one is not.
        resolve: ({ id, ticketId, kind }) => relationOf({ ticketId: ticketId === id ? 'other' : 'own', kind }, 'own'),
      }),
    }),
  })
}

export function addTicketLinkMutations(builder: Builder): void {
  const payload = builder.objectRef<ChangePayload>('TicketLinkPayload').implement({
    fields: (t) => ({
      id: t.exposeID('id', { nullable: true }),
      refusal: t.exposeString('refusal', { nullable: true }),
    }),
  })
  const linking = builder.inputType('LinkTicketsInput', {
    fields: (t) => ({
      ticketId: t.string({ required: true }),
      number: t.string({ required: true, description: 'Number of the other ticket' }),
      kind: t.string({ required: true, description: ticketLinkKinds.join(', ') }),
    }),
  })
  builder.mutationFields((t) => ({
    linkTickets: t.withAuth({ worksServiceDesk: true }).field({
      type: payload,
      args: { input: t.arg({ type: linking, required: true }) },
      resolve: (_, { input }, context) =>
        runChange(linkInput, input, (valid) => linkTickets(context, context.actor, valid)),
    }),
    unlinkTickets: t.withAuth({ worksServiceDesk: true }).field({
      type: payload,
      args: { ticketId: t.arg.string({ required: true }), otherId: t.arg.string({ required: true }) },
      resolve: (_, args, context) =>
        runChange(unlinkInput, { ...args }, (valid) => unlinkTickets(context, context.actor, valid)),
    }),
  }))
}
