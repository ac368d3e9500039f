import { toRequestNumber } from '@ferrule/domain/requests/request'
import { isReceiptOpen, requestStates } from '@ferrule/domain/requests/request-progress'
import type { Builder } from '../graphql/builder.ts'
import type { RequestWithDetails } from './find-request.ts'
import type { RequestFileType } from './request-file-schema.ts'

/** The GraphQL type of a request for its sender, by link or in their account. */
export function addRequestViewType(builder: Builder, file: RequestFileType) {
  type Answer = { question: string; answer: string }
  const answer = builder.objectRef<Answer>('RequestAnswer').implement({
    fields: (t) => ({ question: t.exposeString('question'), answer: t.exposeString('answer') }),
  })
  const comment = builder.objectRef<RequestWithDetails['comments'][number]>('RequestComment').implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      body: t.exposeString('body'),
      isService: t.exposeBoolean('isService', {
        description: 'Whether the service wrote it; otherwise the sender did',
      }),
      addedAt: t.expose('addedAt', { type: 'DateTime' }),
    }),
  })
  return builder.objectRef<RequestWithDetails>('VisitorRequest').implement({
    description: 'A request as shown to its sender',
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
      document: t.exposeID('document', { nullable: true, description: 'The whitepaper that was requested' }),
      token: t.string({
        nullable: true,
        description: 'Token of the receipt link; null once it has expired',
        resolve: ({ id, receivedAt }, _, { requestLinks, now }) =>
          isReceiptOpen(receivedAt, now()) ? requestLinks.toToken(id) : null,
      }),
      comments: t.expose('comments', { type: [comment] }),
      files: t.expose('files', { type: [file] }),
    }),
  })
}

export type RequestViewType = ReturnType<typeof addRequestViewType>
