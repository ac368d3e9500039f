import { toRequestNumber } from '@ferrule/domain/requests/request'
import { isReceiptOpen, requestStates } from '@ferrule/domain/requests/request-progress'
import type { Builder } from '../graphql/builder.ts'
import type { FoundRequest } from './find-request.ts'
import type { RequestFileType } from './request-file-schema.ts'

/** A request for its sender: by its link, or in their account. */
export function addShownRequestType(builder: Builder, file: RequestFileType) {
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
      document: t.exposeID('document', { nullable: true, description: 'The whitepaper that was asked for' }),
      token: t.string({
        nullable: true,
        description: 'Of its link, while that is open',
        resolve: ({ id, receivedAt }, _, { requestLinks, now }) =>
          isReceiptOpen(receivedAt, now()) ? requestLinks.toToken(id) : null,
      }),
      comments: t.expose('comments', { type: [comment] }),
      files: t.expose('files', { type: [file] }),
    }),
  })
}

export type ShownRequestType = ReturnType<typeof addShownRequestType>
