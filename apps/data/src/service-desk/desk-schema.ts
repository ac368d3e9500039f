import { deskKinds, deskListQuery } from '@ferrule/domain/service-desk/desk-list'
import type { Builder } from '../graphql/builder.ts'
import { type DeskEntry, type DeskPage, exportDesk, readDesk } from './read-desk.ts'

/** GraphQL fields of the service desk queue: tickets of customers and requests of visitors. */
export function addServiceDeskFields(builder: Builder): void {
  const { entry, page } = addDeskTypes(builder)
  builder.queryFields((t) => {
    const query = {
      group: t.arg.string(),
      kind: t.arg.string(),
      search: t.arg.string(),
    }
    return {
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

function addDeskTypes(builder: Builder) {
  const entry = builder.objectRef<DeskEntry>('DeskEntry').implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      kind: t.exposeString('kind', { description: deskKinds.join(', ') }),
      number: t.exposeString('number'),
      subject: t.exposeString('subject'),
      sender: t.exposeString('sender', {
        description: 'The customer of a ticket; the company and person of a request',
      }),
      state: t.exposeString('state', { description: 'State of the ticket or request' }),
      assignee: t.string({
        nullable: true,
        resolve: ({ assigneeFirstName: first, assigneeLastName: last }) => (first === null ? null : `${first} ${last}`),
      }),
      createdAt: t.expose('createdAt', { type: 'DateTime' }),
      dueAt: t.expose('dueAt', { type: 'DateTime', description: 'Time by which a first response is promised' }),
      isLate: t.exposeBoolean('isLate', { description: 'Whether the due time has passed without a response' }),
    }),
  })
  const counts = builder.objectRef<DeskPage['counts']>('DeskCounts').implement({
    fields: (t) => ({
      open: t.exposeInt('open'),
      mine: t.exposeInt('mine'),
      unassigned: t.exposeInt('unassigned'),
    }),
  })
  const page = builder.objectRef<DeskPage>('DeskPage').implement({
    fields: (t) => ({
      entries: t.expose('entries', { type: [entry] }),
      counts: t.expose('counts', { type: counts }),
      page: t.exposeInt('page'),
      hasMore: t.exposeBoolean('hasMore'),
    }),
  })
  return { entry, page }
}
