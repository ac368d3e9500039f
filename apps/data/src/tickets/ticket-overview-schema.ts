import type { TicketWeek } from '@ferrule/domain/dashboard/weeks'
import type { Builder } from '../graphql/builder.ts'
import { readTicketOverview, type TicketOverview } from './read-ticket-overview.ts'
import type { TicketTypes } from './ticket-types.ts'

/** The field about tickets that the dashboard shows. */
export function addTicketOverviewField(builder: Builder, { ticket, counts }: TicketTypes): void {
  const week = builder.objectRef<TicketWeek>('TicketWeek').implement({
    fields: (t) => ({
      week: t.exposeString('week', { description: 'Its Monday, yyyy-mm-dd' }),
      opened: t.exposeInt('opened'),
      solved: t.exposeInt('solved'),
    }),
  })
  const overview = builder.objectRef<TicketOverview>('TicketOverview').implement({
    fields: (t) => ({
      counts: t.expose('counts', { type: counts }),
      waiting: t.expose('waiting', {
        type: [ticket],
        description: 'Tickets that wait for the customer, at most three',
      }),
      latest: t.expose('latest', { type: [ticket], description: 'The four changed last' }),
      weeks: t.expose('weeks', { type: [week], description: 'The last eight weeks' }),
    }),
  })
  builder.queryField('ticketOverview', (t) =>
    t.withAuth({ usesTickets: true }).field({
      type: overview,
      resolve: (_, __, context) => readTicketOverview(context, context.actor),
    }),
  )
}
