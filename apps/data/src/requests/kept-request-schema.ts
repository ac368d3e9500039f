import { toRequestNumber } from '@ferrule/domain/requests/request'
import { toRequestSubject } from '@ferrule/domain/requests/request-work'
import { requestStates } from '@ferrule/domain/requests/request-progress'
import { z } from 'zod'
import type { Builder } from '../graphql/builder.ts'
import { addPage, askForPage } from '../graphql/page-of-list.ts'
import { keepRequest } from './keep-request.ts'
import type { KeptRequest } from './kept-request-store.ts'
import { readKeptRequest, readKeptRequests } from './read-kept-requests.ts'
import type { ShownRequestType } from './shown-request-schema.ts'

/** Requests that people keep in their account. */
export function addKeptRequestFields(builder: Builder, shown: ShownRequestType): void {
  const kept = builder.objectRef<KeptRequest>('KeptRequest').implement({
    description: 'A request in the list of whoever keeps it',
    fields: (t) => ({
      id: t.exposeID('id'),
      number: t.string({ resolve: ({ id }) => toRequestNumber(id) }),
      kind: t.exposeString('kind'),
      state: t.exposeString('state', { description: requestStates.join(', ') }),
      subject: t.string({ resolve: toRequestSubject }),
      receivedAt: t.expose('receivedAt', { type: 'DateTime' }),
      replyDueAt: t.expose('replyDueAt', { type: 'DateTime' }),
    }),
  })
  builder.queryFields((t) => ({
    keptRequests: t.withAuth({ signedIn: true }).field({
      type: addPage(builder, 'KeptRequestPage', kept),
      description: 'Those the caller keeps, the newest first',
      args: { after: t.arg.id({ description: 'The `next` of the page before' }) },
      resolve: (_, { after }, context) => readKeptRequests(context, context.actor, askForPage(after)),
    }),
    keptRequest: t.withAuth({ signedIn: true }).field({
      type: shown,
      nullable: true,
      args: { id: t.arg.id({ required: true }) },
      resolve: (_, { id }, context) =>
        z.uuid().safeParse(id).success ? readKeptRequest(context, context.actor, id) : undefined,
    }),
  }))
  const payload = builder.objectRef<{ id: string | null; refusal: string | null }>('KeepRequestPayload').implement({
    description: 'The request that is kept now, or why none is',
    fields: (t) => ({
      id: t.exposeID('id', { nullable: true }),
      refusal: t.exposeString('refusal', { nullable: true }),
    }),
  })
  builder.mutationField('keepRequest', (t) =>
    t.withAuth({ signedIn: true }).field({
      type: payload,
      description: 'Of the caller’s own proved address only',
      args: { token: t.arg.string({ required: true }) },
      resolve: async (_, { token }, context) => {
        const result = await keepRequest(context, context.actor, token)
        return result.ok ? { id: result.value.id, refusal: null } : { id: null, refusal: result.reason }
      },
    }),
  )
}
