import { deskKinds, deskWishes } from '@ferrule/domain/service-desk/desk-list'
import type { Builder } from '../graphql/builder.ts'
import { type DeskEntry, type DeskPage, exportDesk, readDesk } from './read-desk.ts'

/** One queue of everything that waits for our service: tickets of customers and requests of visitors. */
export function addServiceDeskFields(builder: Builder): void {
  const { entry, page } = addDeskTypes(builder)
  builder.queryFields((t) => {
    const wishes = {
      group: t.arg.string(),
      kind: t.arg.string(),
      search: t.arg.string(),
    }
    return {
      deskQueue: t.withAuth({ worksServiceDesk: true }).field({
        type: page,
        description: 'What cannot be read of a wish is left out',
        args: { ...wishes, page: t.arg.int() },
        resolve: (_, asked, context) => readDesk(context, context.actor, deskWishes.parse(asked)),
      }),
      deskExport: t.withAuth({ worksServiceDesk: true }).field({
        type: [entry],
        description: 'The queue as it is filtered, as far as a table can hold it',
        args: wishes,
        resolve: (_, asked, context) => exportDesk(context, context.actor, deskWishes.parse(asked)),
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
      sender: t.exposeString('sender', { description: 'A customer; of a request, the company and the person' }),
      state: t.exposeString('state', { description: 'Of a ticket or of a request' }),
      assignee: t.string({
        nullable: true,
        resolve: ({ assigneeFirstName: first, assigneeLastName: last }) => (first === null ? null : `${first} ${last}`),
      }),
      createdAt: t.expose('createdAt', { type: 'DateTime' }),
      dueAt: t.expose('dueAt', { type: 'DateTime', description: 'A first answer was promised by then' }),
      isAnswered: t.exposeBoolean('isAnswered'),
      isLate: t.exposeBoolean('isLate', { description: 'The promise was not kept, and nobody has answered yet' }),
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
