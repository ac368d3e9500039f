import { deskListQuery } from '@ferrule/domain/service-desk/desk-list'
import type { Builder } from '../graphql/builder.ts'
import { withUserScope } from '../portal-access/with-user-scope.ts'
import { listAgents } from './desk-agent-queries.ts'
import { addDeskOverviewField } from './desk-overview-schema.ts'
import { addDeskFiguresField } from './desk-figures-schema.ts'
import { addDeskViewFields } from './desk-view-schema.ts'
import { addPresenceMutation } from './presence-schema.ts'
import { addDeskTypes } from './desk-types.ts'
import { exportDesk, readDesk } from './read-desk.ts'

/** GraphQL fields of the service desk queue: tickets of customers and requests of visitors. */
export function addServiceDeskFields(builder: Builder): void {
  const types = addDeskTypes(builder)
  const { entry, page, agent } = types
  addDeskOverviewField(builder, types)
  addDeskViewFields(builder)
  addDeskFiguresField(builder)
  addPresenceMutation(builder)
  builder.queryFields((t) => {
    const query = {
      group: t.arg.string(),
      kind: t.arg.string(),
      turn: t.arg.string(),
      priority: t.arg.int(),
      search: t.arg.string(),
      sort: t.arg.string(),
    }
    return {
      deskAgents: t.withAuth({ worksServiceDesk: true }).field({
        type: [agent],
        description: 'Agents to whom a ticket can be assigned',
        resolve: (_, __, { db, now, actor }) => withUserScope(db, actor, (tx) => listAgents(tx, now())),
      }),
      deskQueue: t.withAuth({ worksServiceDesk: true }).field({
        type: page,
        description: 'Invalid filters are ignored',
        args: { ...query, page: t.arg.int() },
        resolve: (_, input, context) => readDesk(context, context.actor, deskListQuery.parse(input)),
      }),
      deskExport: t.withAuth({ worksServiceDesk: true }).field({
        type: [entry],
        description: 'The filtered queue, at most 5,000 rows',
        args: query,
        resolve: (_, input, context) => exportDesk(context, context.actor, deskListQuery.parse(input)),
      }),
    }
  })
}
