import { ticketListQuery } from '@ferrule/domain/tickets/ticket-list'
import { z } from 'zod'
import type { Builder } from '../graphql/builder.ts'
import { exportTickets, readTicket, readTicketPage } from './read-tickets.ts'
import { addDeskMutations } from './desk-mutations.ts'
import { addTicketMutations } from './ticket-mutations.ts'
import { addTicketOverviewField } from './ticket-overview-schema.ts'
import { addTicketTypes, type TicketTypes } from './ticket-types.ts'

export function addTicketFields(builder: Builder): void {
  const types = addTicketTypes(builder)
  addQueries(builder, types)
  addTicketOverviewField(builder, types)
  addTicketMutations(builder)
  addDeskMutations(builder)
}

function addQueries(builder: Builder, { ticket, page, details }: TicketTypes): void {
  builder.queryField('tickets', (t) =>
    t.withAuth({ usesTickets: true }).field({
      type: page,
      description: 'Tickets of the caller’s organisations; invalid filters are ignored',
      args: {
        group: t.arg.string(),
        search: t.arg.string(),
        plantId: t.arg.string(),
        machineId: t.arg.string(),
        type: t.arg.string(),
        sort: t.arg.string(),
        page: t.arg.int(),
      },
      resolve: (_, input, context) => readTicketPage(context, context.actor, ticketListQuery.parse(input)),
    }),
  )
  builder.queryField('ticketExport', (t) =>
    t.withAuth({ usesTickets: true }).field({
      type: [ticket],
      description: 'The filtered list, at most 5,000 rows',
      args: {
        group: t.arg.string(),
        search: t.arg.string(),
        plantId: t.arg.string(),
        machineId: t.arg.string(),
        type: t.arg.string(),
        sort: t.arg.string(),
      },
      resolve: (_, input, context) => exportTickets(context, context.actor, ticketListQuery.parse(input)),
    }),
  )
  builder.queryField('ticket', (t) =>
    t.withAuth({ usesTickets: true }).field({
      type: details,
      nullable: true,
      description: 'Null for a missing ticket and for one of another organisation',
      args: { id: t.arg.id({ required: true }) },
      resolve: async (_, { id }, context) =>
        z.uuid().safeParse(id).success ? ((await readTicket(context, context.actor, id)) ?? null) : null,
    }),
  )
}
