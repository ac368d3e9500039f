import { ticketWishes } from '@ferrule/domain/tickets/ticket-list'
import { z } from 'zod'
import type { Builder } from '../graphql/builder.ts'
import { exportTickets, readTicket, readTicketPage } from './read-tickets.ts'
import { addTicketMutations } from './ticket-mutations.ts'
import { addTicketTypes, type TicketTypes } from './ticket-types.ts'

export function addTicketFields(builder: Builder): void {
  const types = addTicketTypes(builder)
  addQueries(builder, types)
  addTicketMutations(builder)
}

function addQueries(builder: Builder, { ticket, page, whole }: TicketTypes): void {
  builder.queryField('tickets', (t) =>
    t.withAuth({ usesTickets: true }).field({
      type: page,
      description: 'The tickets of the caller’s organisations; what cannot be read of a wish is left out',
      args: {
        group: t.arg.string(),
        search: t.arg.string(),
        plantId: t.arg.string(),
        machineId: t.arg.string(),
        type: t.arg.string(),
        sort: t.arg.string(),
        page: t.arg.int(),
      },
      resolve: (_, asked, context) => readTicketPage(context, context.actor, ticketWishes.parse(asked)),
    }),
  )
  builder.queryField('ticketExport', (t) =>
    t.withAuth({ usesTickets: true }).field({
      type: [ticket],
      description: 'The list as it is filtered, as far as a table can hold it',
      args: {
        group: t.arg.string(),
        search: t.arg.string(),
        plantId: t.arg.string(),
        machineId: t.arg.string(),
        type: t.arg.string(),
        sort: t.arg.string(),
      },
      resolve: (_, asked, context) => exportTickets(context, context.actor, ticketWishes.parse(asked)),
    }),
  )
  builder.queryField('ticket', (t) =>
    t.withAuth({ usesTickets: true }).field({
      type: whole,
      nullable: true,
      description: 'Nothing for one that is not there and for one of somebody else',
      args: { id: t.arg.id({ required: true }) },
      resolve: async (_, { id }, context) =>
        z.uuid().safeParse(id).success ? ((await readTicket(context, context.actor, id)) ?? null) : null,
    }),
  )
}
