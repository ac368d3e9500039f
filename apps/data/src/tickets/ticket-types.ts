import { canReopen, isOpen, whoseTurn } from '@ferrule/domain/tickets/ticket-state'
import { closureReasons, ticketConcerns, ticketStatuses, ticketTypes } from '@ferrule/domain/tickets/ticket'
import type { Builder } from '../graphql/builder.ts'
import { toState } from './change-ticket.ts'
import type { TicketPage, WholeTicket } from './read-tickets.ts'
import type { ShownTicket } from './ticket-store.ts'

export type TicketTypes = ReturnType<typeof addTicketTypes>

export function addTicketTypes(builder: Builder) {
  const ticket = addTicket(builder)
  return { ticket, page: addPage(builder, ticket), whole: addConversation(builder, ticket) }
}

/** Values are words of the portal's addresses and texts, so they are strings and named here rather than enums. */
const oneOf = (values: readonly string[]) => ({ description: values.join(', ') })

function addTicket(builder: Builder) {
  return builder.objectRef<ShownTicket>('Ticket').implement({
    description: 'A case of the service, as a list shows it',
    fields: (t) => ({
      id: t.exposeID('id'),
      number: t.exposeString('number', { description: 'Ticket ID, as people say it' }),
      type: t.exposeString('type', oneOf(ticketTypes)),
      subject: t.exposeString('subject'),
      machineId: t.exposeID('machineId', { nullable: true }),
      machineName: t.exposeString('machineName'),
      serialNumber: t.exposeString('serialNumber'),
      concern: t.exposeString('concern', oneOf(ticketConcerns)),
      status: t.exposeString('status', oneOf(ticketStatuses)),
      turn: t.string({ nullable: true, description: 'yours, ours; nothing once it is over', resolve: whoseTurnOrNull }),
      location: t.exposeString('plantName'),
      organisation: t.exposeString('organisationName'),
      contact: t.string({ nullable: true, description: 'Who of the service looks after it', resolve: toContact }),
      replies: t.exposeInt('replies'),
      createdAt: t.expose('createdAt', { type: 'DateTime' }),
      updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
      answerDueAt: t.expose('answerDueAt', { type: 'DateTime' }),
      firstAnswerAt: t.expose('firstAnswerAt', { type: 'DateTime', nullable: true }),
      closedAt: t.expose('closedAt', { type: 'DateTime', nullable: true }),
      closureReason: t.exposeString('closureReason', { nullable: true, ...oneOf(closureReasons) }),
    }),
  })
}

function whoseTurnOrNull(ticket: ShownTicket): string | null {
  return whoseTurn(ticket) ?? null
}

function toContact({ contactFirstName, contactLastName }: ShownTicket): string | null {
  return contactFirstName === null ? null : `${contactFirstName} ${contactLastName}`.trim()
}

type TicketRef = ReturnType<typeof addTicket>

function addPage(builder: Builder, ticket: TicketRef) {
  const counts = builder.objectRef<TicketPage['counts']>('TicketCounts').implement({
    fields: (t) => ({
      open: t.exposeInt('open'),
      waiting: t.exposeInt('waiting'),
      solved: t.exposeInt('solved'),
      closed: t.exposeInt('closed'),
      all: t.exposeInt('all'),
    }),
  })
  return builder.objectRef<TicketPage>('TicketPage').implement({
    fields: (t) => ({
      tickets: t.expose('tickets', { type: [ticket] }),
      counts: t.expose('counts', { type: counts, description: 'Of each group, with the other wishes in force' }),
      page: t.exposeInt('page'),
    }),
  })
}

function addConversation(builder: Builder, ticket: TicketRef) {
  const attachment = builder.objectRef<WholeTicket['attachments'][number]>('TicketAttachment').implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      fileName: t.exposeString('fileName'),
      byteSize: t.exposeInt('byteSize'),
      state: t.exposeString('state', { description: 'pending, clean, infected' }),
      commentId: t.exposeID('commentId', { nullable: true }),
    }),
  })
  const comment = builder.objectRef<WholeTicket['comments'][number]>('TicketComment').implement({
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
  return builder.objectRef<WholeTicket>('WholeTicket').implement({
    description: 'A case with its conversation',
    fields: (t) => ({
      ticket: t.field({ type: ticket, resolve: (whole) => whole }),
      description: t.exposeString('description'),
      author: t.string({
        resolve: ({ openerFirstName, openerLastName }) => `${openerFirstName} ${openerLastName}`.trim(),
      }),
      isMine: t.exposeBoolean('isMine', { description: 'Whether the caller opened it' }),
      isOpen: t.boolean({ resolve: isOpen }),
      canReopen: t.boolean({ resolve: (whole, _, { now }) => canReopen(toState(whole), now()) }),
      comments: t.expose('comments', { type: [comment] }),
      attachments: t.expose('attachments', { type: [attachment] }),
    }),
  })
}
