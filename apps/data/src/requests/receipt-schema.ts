import { toRequestNumber } from '@ferrule/domain/requests/request'
import { requestAddition, requestStates } from '@ferrule/domain/requests/request-progress'
import type { Builder } from '../graphql/builder.ts'
import { addToRequest } from './add-to-request.ts'
import { type FoundRequest, findRequestByToken } from './find-request.ts'
import type { RequestFileType } from './request-file-schema.ts'

/** What the holder of a request's link can see and do. */
export function addReceiptFields(builder: Builder, file: RequestFileType): void {
  const shown = addShownRequest(builder, file)
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

function addShownRequest(builder: Builder, file: RequestFileType) {
  type Answer = { question: string; answer: string }
  const answer = builder.objectRef<Answer>('RequestAnswer').implement({
    fields: (t) => ({ question: t.exposeString('question'), answer: t.exposeString('answer') }),
  })
  const comment = builder.objectRef<FoundRequest['comments'][number]>('RequestComment').implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      words: t.exposeString('words'),
      isService: t.exposeBoolean('isService', { description: 'An answer of ours; otherwise the sender added it' }),
      addedAt: t.expose('addedAt', { type: 'DateTime' }),
    }),
  })
  return builder.objectRef<FoundRequest>('VisitorRequest').implement({
    description: 'A request as its sender may see it again',
    fields: (t) => ({
      number: t.string({ resolve: ({ id }) => toRequestNumber(id) }),
      kind: t.exposeString('kind'),
      state: t.exposeString('state', { description: requestStates.join(', ') }),
      timeZone: t.exposeString('timeZone'),
      receivedAt: t.expose('receivedAt', { type: 'DateTime' }),
      replyDueAt: t.expose('replyDueAt', { type: 'DateTime' }),
      telephone: t.string({ nullable: true, resolve: ({ location }) => location?.telephone ?? null }),
      answers: t.field({
        type: [answer],
        resolve: ({ answers }) => Object.entries(answers).map(([question, given]) => ({ question, answer: given })),
      }),
      comments: t.expose('comments', { type: [comment] }),
      files: t.expose('files', { type: [file] }),
    }),
  })
}
