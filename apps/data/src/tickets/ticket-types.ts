import { canReopen, isOpen, findNextResponder } from '@ferrule/domain/tickets/ticket-state'
import { ticketHistoryKinds } from '@ferrule/domain/tickets/ticket-history'
import { closureReasons, ticketConcerns, ticketStatuses, ticketTypes } from '@ferrule/domain/tickets/ticket-values'
import type { Builder } from '../graphql/builder.ts'
import { toState } from './change-ticket.ts'
import type { TicketPage, TicketDetails } from './read-tickets.ts'
import { addLinkedTicket } from './ticket-link-schema.ts'
import type { TicketRow } from './ticket-store.ts'

export type TicketTypes = ReturnType<typeof addTicketTypes>

export function addTicketTypes(builder: Builder) {
  const ticket = addTicket(builder)
  const counts = addCounts(builder)
  return { ticket, counts, page: addPage(builder, ticket, counts), details: addConversation(builder, ticket) }
}

/** The portal uses these values in URLs and text keys, so they are strings listed in a description and no enums. */
const oneOf = (values: readonly string[]) => ({ description: values.join(', ') })

function addTicket(builder: Builder) {
  return builder.objectRef<TicketRow>('Ticket').implement({
    description: 'A service ticket as shown in a list',
    fields: (t) => ({
      id: t.exposeID('id'),
      number: t.exposeString('number', { description: 'Ticket number as shown to users' }),
      type: t.exposeString('type', oneOf(ticketTypes)),
      subject: t.exposeString('subject'),
      machineId: t.exposeID('machineId', { nullable: true }),
      machineName: t.exposeString('machineName'),
      serialNumber: t.exposeString('serialNumber'),
      concern: t.exposeString('concern', oneOf(ticketConcerns)),
      status: t.exposeString('status', oneOf(ticketStatuses)),
      waitingFor: t.string({
        nullable: true,
        description: 'yours, ours; null once the ticket is solved or closed',
        resolve: whoseTurnOrNull,
      }),
      location: t.exposeString('plantName'),
      organisation: t.exposeString('organisationName'),
      contact: t.string({ nullable: true, description: 'Name of the assigned service agent', resolve: toContact }),
      priority: t.exposeInt('priority', { description: '1 (most urgent) to 4' }),
      mergedInto: t.exposeID('mergedInto', { nullable: true, description: 'Id of the ticket that took it over' }),
      replies: t.exposeInt('replies'),
      isUnread: t.exposeBoolean('isUnread', { description: 'Whether the caller has unread notifications of it' }),
      createdAt: t.expose('createdAt', { type: 'DateTime' }),
      updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
      firstResponseDueAt: t.expose('firstResponseDueAt', { type: 'DateTime' }),
      firstResponseAt: t.expose('firstResponseAt', { type: 'DateTime', nullable: true }),
      solutionDueAt: t.expose('solutionDueAt', { type: 'DateTime', nullable: true }),
      closedAt: t.expose('closedAt', { type: 'DateTime', nullable: true }),
      closureReason: t.exposeString('closureReason', { nullable: true, ...oneOf(closureReasons) }),
    }),
  })
}

function whoseTurnOrNull(ticket: TicketRow): string | null {
  return findNextResponder(ticket) ?? null
}

function toContact({ contactFirstName, contactLastName }: TicketRow): string | null {
  return contactFirstName === null ? null : `${contactFirstName} ${contactLastName}`.trim()
}

type TicketRef = ReturnType<typeof addTicket>

function addCounts(builder: Builder) {
  return builder.objectRef<TicketPage['counts']>('TicketCounts').implement({
    fields: (t) => ({
      open: t.exposeInt('open'),
      waiting: t.exposeInt('waiting'),
      solved: t.exposeInt('solved'),
      closed: t.exposeInt('closed'),
      all: t.exposeInt('all'),
    }),
  })
}

function addPage(builder: Builder, ticket: TicketRef, counts: ReturnType<typeof addCounts>) {
  return builder.objectRef<TicketPage>('TicketPage').implement({
    fields: (t) => ({
      tickets: t.expose('tickets', { type: [ticket] }),
      counts: t.expose('counts', {
        type: counts,
        description: 'Number of tickets in each group, with the other filters applied',
      }),
      page: t.exposeInt('page'),
    }),
  })
}

function addConversation(builder: Builder, ticket: TicketRef) {
  const attachment = builder.objectRef<TicketDetails['attachments'][number]>('TicketAttachment').implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      fileName: t.exposeString('fileName'),
      byteSize: t.exposeInt('byteSize'),
      state: t.exposeString('state', { description: 'pending, clean, infected' }),
      commentId: t.exposeID('commentId', { nullable: true }),
    }),
  })
  const comment = builder.objectRef<TicketDetails['comments'][number]>('TicketComment').implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      text: t.exposeString('body'),
      author: t.string({ resolve: ({ firstName, lastName }) => `${firstName} ${lastName}`.trim() }),
      isService: t.exposeBoolean('isService'),
      isInternal: t.exposeBoolean('isInternal'),
      isMine: t.exposeBoolean('isMine'),
      writtenAt: t.expose('writtenAt', { type: 'DateTime' }),
    }),
  })
  const historyEntry = addHistoryEntry(builder)
  const similar = addSimilar(builder)
  const link = addLinkedTicket(builder)
  const colleague = addColleague(builder)
  return builder.objectRef<TicketDetails>('TicketDetails').implement({
    description: 'A ticket with its conversation',
    fields: (t) => ({
      ticket: t.field({ type: ticket, resolve: (details) => details }),
      description: t.exposeString('description'),
      author: t.string({
        resolve: ({ openerFirstName, openerLastName }) => `${openerFirstName} ${openerLastName}`.trim(),
      }),
      isMine: t.exposeBoolean('isMine', { description: 'Whether the caller opened it' }),
      isOpen: t.boolean({ resolve: isOpen }),
      canReopen: t.boolean({ resolve: (details, _, { now }) => canReopen(toState(details), now()) }),
      comments: t.expose('comments', { type: [comment] }),
      attachments: t.expose('attachments', { type: [attachment] }),
      history: t.expose('history', { type: [historyEntry] }),
      similar: t.expose('similar', {
        type: [similar],
        description: 'Other open tickets of the customer; empty for the customer',
      }),
      links: t.expose('links', {
        type: [link],
        description: 'Tickets that agents have linked to it; empty for the customer',
      }),
      colleagues: t.expose('colleagues', {
        type: [colleague],
        description: 'Members of its organisation who may follow it, except the person who opened it',
      }),
    }),
  })
}

function addColleague(builder: Builder) {
  return builder.objectRef<TicketDetails['colleagues'][number]>('TicketColleague').implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      name: t.string({ resolve: ({ firstName, lastName }) => `${firstName} ${lastName}`.trim() }),
      isFollower: t.exposeBoolean('isFollower', { description: 'Whether they are kept informed' }),
      isMe: t.exposeBoolean('isMe'),
    }),
  })
}

function addSimilar(builder: Builder) {
  return builder.objectRef<TicketDetails['similar'][number]>('SimilarTicket').implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      number: t.exposeString('number'),
      subject: t.exposeString('subject'),
      machineName: t.exposeString('machineName'),
      isSameMachine: t.exposeBoolean('isSameMachine'),
    }),
  })
}

function addHistoryEntry(builder: Builder) {
  return builder.objectRef<TicketDetails['history'][number]>('TicketHistoryEntry').implement({
    fields: (t) => ({
      id: t.id({ resolve: ({ change }) => change.id }),
      kind: t.exposeString('kind', oneOf(ticketHistoryKinds)),
      person: t.string({
        description: 'The agent who is assigned, or the person who made the change; empty for a former user',
        resolve: ({ change }) => `${change.firstName ?? ''} ${change.lastName ?? ''}`.trim(),
      }),
      happenedAt: t.field({ type: 'DateTime', resolve: ({ change }) => change.happenedAt }),
      linkedNumber: t.string({
        nullable: true,
        description: 'Number of the ticket that was linked or unlinked',
        resolve: ({ change }) => change.linkedNumber,
      }),
    }),
  })
}
