import { requestAddition } from '@ferrule/domain/requests/request-progress'
import type { Builder } from '../graphql/builder.ts'
import { addToRequest } from './add-to-request.ts'
import { findRequestByToken } from './find-request.ts'
import type { ShownRequestType } from './shown-request-schema.ts'

/** What the holder of a request's link can see and do. */
export function addReceiptFields(builder: Builder, shown: ShownRequestType): void {
  builder.queryField('requestByToken', (t) =>
    t.field({
      type: shown,
      nullable: true,
      description: 'Its token is signed by us and stands in the mail to the sender alone',
      authScopes: { public: true },
      args: { token: t.arg.string({ required: true }) },
      resolve: (_, { token }, deps) => findRequestByToken(deps, token),
    }),
  )
  const input = builder.inputType('AddToRequestInput', {
    fields: (t) => ({
      token: t.string({ required: true }),
      idempotencyKey: t.string({ required: true }),
      words: t.string({ required: true, description: 'Empty where only files are added' }),
      files: t.stringList({ description: 'Ids of uploads' }),
    }),
  })
  const payload = builder.objectRef<{ refusal: string | null }>('AddToRequestPayload').implement({
    description: 'Why nothing was added; nothing where it was',
    fields: (t) => ({ refusal: t.exposeString('refusal', { nullable: true }) }),
  })
  builder.mutationField('addToRequest', (t) =>
    t.field({
      type: payload,
      authScopes: { public: true },
      args: { input: t.arg({ type: input, required: true }) },
      resolve: async (_, { input: { token, files, ...sent } }, context) => {
        const addition = requestAddition.safeParse({ ...sent, files: files ?? [] })
        if (!addition.success) return { refusal: 'invalid-input' }
        const result = await addToRequest(context, token, addition.data)
        return { refusal: result.ok ? null : result.reason }
      },
    }),
  )
}
