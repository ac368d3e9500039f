import type { Builder } from '../graphql/builder.ts'
import type { DeskTypes } from './desk-types.ts'
import { type DeskOverview, readDeskOverview, type UrgentTicket } from './read-desk-overview.ts'

/** The field that the dashboard of a service desk agent shows. */
export function addDeskOverviewField(builder: Builder, { counts }: DeskTypes): void {
  const urgent = builder.objectRef<UrgentTicket>('UrgentTicket').implement({
    description: 'A ticket whose first response is overdue or due soon',
    fields: (t) => ({
      id: t.exposeID('id'),
      number: t.exposeString('number'),
      subject: t.exposeString('subject'),
      customer: t.exposeString('customer'),
      machineName: t.exposeString('machineName'),
      assignee: t.exposeString('assignee', { nullable: true }),
      dueAt: t.expose('dueAt', { type: 'DateTime' }),
      isLate: t.exposeBoolean('isLate'),
    }),
  })
  const overview = builder.objectRef<DeskOverview>('DeskOverview').implement({
    fields: (t) => ({
      counts: t.expose('counts', { type: counts }),
      overdue: t.exposeInt('overdue'),
      dueSoon: t.exposeInt('dueSoon', { description: 'Due within two hours' }),
      ourTurn: t.int({ resolve: ({ turns }) => turns.ours, description: 'Among the 1,000 most urgent open tickets' }),
      customersTurn: t.int({ resolve: ({ turns }) => turns.customers }),
      urgent: t.expose('urgent', { type: [urgent] }),
    }),
  })
  builder.queryField('deskOverview', (t) =>
    t.withAuth({ worksServiceDesk: true }).field({
      type: overview,
      resolve: (_, __, context) => readDeskOverview(context, context.actor),
    }),
  )
}
