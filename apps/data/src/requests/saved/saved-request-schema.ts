import { toRequestNumber } from '@ferrule/domain/requests/request'
import { toRequestSubject } from '@ferrule/domain/requests/request-state'
import { requestStates } from '@ferrule/domain/requests/request-progress'
import { z } from 'zod'
import type { Builder } from '../../graphql/builder.ts'
import { addPage, requestPage } from '../../graphql/page-of-list.ts'
import { saveRequest } from './save-request.ts'
import type { SavedRequest } from './saved-request-store.ts'
import { readSavedRequest, readSavedRequests } from './read-saved-requests.ts'
import type { RequestViewType } from '../request-view-schema.ts'

/** GraphQL fields for requests saved in an account. */
export function addSavedRequestFields(builder: Builder, requestView: RequestViewType): void {
  const savedRequest = builder.objectRef<SavedRequest>('SavedRequest').implement({
    description: 'A saved request as shown in the list',
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
    savedRequests: t.withAuth({ signedIn: true }).field({
      type: addPage(builder, 'SavedRequestPage', savedRequest),
      description: 'Requests saved by the caller, newest first',
      args: { after: t.arg.id({ description: 'The `next` value of the previous page' }) },
      resolve: (_, { after }, context) => readSavedRequests(context, context.actor, requestPage(after)),
    }),
    savedRequest: t.withAuth({ signedIn: true }).field({
      type: requestView,
      nullable: true,
      args: { id: t.arg.id({ required: true }) },
      resolve: (_, { id }, context) =>
        z.uuid().safeParse(id).success ? readSavedRequest(context, context.actor, id) : undefined,
    }),
  }))
  const payload = builder.objectRef<{ id: string | null; refusal: string | null }>('SaveRequestPayload').implement({
    description: 'The saved request, or the reason of the refusal',
    fields: (t) => ({
      id: t.exposeID('id', { nullable: true }),
      refusal: t.exposeString('refusal', { nullable: true }),
    }),
  })
  builder.mutationField('saveRequest', (t) =>
    t.withAuth({ signedIn: true }).field({
      type: payload,
      description: 'Only for a request sent from the caller’s verified mail address',
      args: { token: t.arg.string({ required: true }) },
      resolve: async (_, { token }, context) => {
        const result = await saveRequest(context, context.actor, token)
        return result.ok ? { id: result.value.id, refusal: null } : { id: null, refusal: result.reason }
      },
    }),
  )
}
