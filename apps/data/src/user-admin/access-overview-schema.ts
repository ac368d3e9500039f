import type { Builder } from '../graphql/builder.ts'
import { type AccessOverview, readAccessOverview } from './read-access-overview.ts'

/** The field about accesses that the dashboard of a delegated administrator shows. */
export function addAccessOverviewField(builder: Builder): void {
  const overview = builder.objectRef<AccessOverview>('AccessOverview').implement({
    fields: (t) => ({
      requests: t.exposeInt('requests', { description: 'Requests that wait for a decision' }),
      endingSoon: t.exposeInt('endingSoon', { description: 'Accesses that end within 30 days' }),
    }),
  })
  builder.queryField('accessOverview', (t) =>
    t.withAuth({ managesUsers: true }).field({
      type: overview,
      resolve: (_, __, context) => readAccessOverview(context, context.actor),
    }),
  )
}
