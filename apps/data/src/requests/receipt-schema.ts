import { requestAddition } from '@ferrule/domain/requests/request-progress'
import type { Builder } from '../graphql/builder.ts'
import { addToRequest } from './add-to-request.ts'
import { findRequestByToken } from './find-request.ts'
import type { RequestViewType } from './request-view-schema.ts'

/** GraphQL fields for the holder of a receipt link. */
export function addReceiptFields(builder: Builder, requestView: RequestViewType): void {
  builder.queryField('requestByToken', (t) =>
    t.field({
      type: requestView,
      nullable: true,
      description: 'The token is signed and sent only in the mail to the sender',
      authScopes: { public: true },
      args: { token: t.arg.string({ required: true }) },
      resolve: (_, { token }, deps) => findRequestByToken(deps, token),
    }),
  )
  const input = builder.inputType('AddToRequestInput', {
    fields: (t) => ({
      token: t.string({ required: true }),
      idempotencyKey: t.string({ required: true }),
      body: t.string({ required: true, description: 'May be empty if files are added' }),
      files: t.stringList({ description: 'Ids of uploads' }),
    }),
  })
  const payload = builder.objectRef<{ refusal: string | null }>('AddToRequestPayload').implement({
    description: 'The reason of a refusal; null on success',
    fields: (t) => ({ refusal: t.exposeString('refusal', { nullable: true }) }),
  })
  builder.mutationField('addToRequest', (t) =>
    t.field({
      type: payload,
      authScopes: { public: true },
      args: { input: t.arg({ type: input, required: true }) },
      resolve: async (_, { input: { token, files, ...message } }, context) => {
        const addition = requestAddition.safeParse({ ...message, files: files ?? [] })
        if (!addition.success) return { refusal: 'invalid-input' }
        const result = await addToRequest(context, token, addition.data)
        return { refusal: result.ok ? null : result.reason }
      },
    }),
  )
}
