import { deskViewFilters, deskViewInput } from '@ferrule/domain/service-desk/desk-view'
import { z } from 'zod'
import type { Builder } from '../graphql/builder.ts'
import { type ChangePayload, runChange } from '../graphql/run-change.ts'
import { withUserScope } from '../portal-access/with-user-scope.ts'
import { removeDeskView, saveDeskView } from './change-desk-views.ts'
import { listDeskViews } from './desk-view-store.ts'

type DeskView = Awaited<ReturnType<typeof listDeskViews>>[number]

/** GraphQL fields of the saved views of the queue. */
export function addDeskViewFields(builder: Builder): void {
  const view = builder.objectRef<DeskView>('DeskView').implement({
    description: 'A saved set of filters of the queue',
    fields: (t) => ({
      id: t.exposeID('id'),
      name: t.exposeString('name'),
      isShared: t.exposeBoolean('isShared', { description: 'Whether all agents see it' }),
      isMine: t.exposeBoolean('isMine'),
      filters: t.string({
        description: 'The query string of the queue',
        resolve: ({ filters }) =>
          new URLSearchParams(
            Object.entries(filters).flatMap(([name, value]) => (value ? [[name, String(value)]] : [])),
          ).toString(),
      }),
    }),
  })
  builder.queryField('deskViews', (t) =>
    t.withAuth({ worksServiceDesk: true }).field({
      type: [view],
      resolve: (_, __, { db, actor }) => withUserScope(db, actor, (tx, { personId }) => listDeskViews(tx, personId)),
    }),
  )
  addMutations(builder)
}

function addMutations(builder: Builder): void {
  const payload = builder.objectRef<ChangePayload>('DeskViewPayload').implement({
    fields: (t) => ({
      id: t.exposeID('id', { nullable: true }),
      refusal: t.exposeString('refusal', { nullable: true }),
    }),
  })
  const input = builder.inputType('SaveDeskViewInput', {
    fields: (t) => ({
      id: t.string({ required: true, description: 'A new id adds a view' }),
      name: t.string({ required: true }),
      isShared: t.boolean({ required: true }),
      filters: t.string({ required: true, description: 'The query string of the queue' }),
    }),
  })
  builder.mutationFields((t) => ({
    saveDeskView: t.withAuth({ worksServiceDesk: true }).field({
      type: payload,
      args: { input: t.arg({ type: input, required: true }) },
      resolve: (_, { input: { filters, ...given } }, context) => {
        const parsed = deskViewFilters.parse(Object.fromEntries(new URLSearchParams(filters.slice(0, 500))))
        return runChange(deskViewInput, { ...given, filters: parsed }, (valid) =>
          saveDeskView(context, context.actor, valid),
        )
      },
    }),
    deleteDeskView: t.withAuth({ worksServiceDesk: true }).field({
      type: payload,
      args: { id: t.arg.string({ required: true }) },
      resolve: (_, given, context) =>
        runChange(z.strictObject({ id: z.uuid() }), given, ({ id }) => removeDeskView(context, context.actor, id)),
    }),
  }))
}
