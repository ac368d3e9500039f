import { awaitsReply, requestWords, toRequestSubject } from '@ferrule/domain/requests/request-work'
import { toRequestNumber } from '@ferrule/domain/requests/request'
import { z } from 'zod'
import type { Builder } from '../graphql/builder.ts'
import { readWorkedRequest, type WholeRequest } from './read-worked-request.ts'
import type { RequestFileType } from './request-file-schema.ts'
import { answerRequest, closeRequest, noteOnRequest, takeRequest, type Worked } from './work-on-request.ts'

/** What our service sees of a request and does with it. */
export function addRequestWorkFields(builder: Builder, file: RequestFileType): void {
  const shown = addDeskRequest(builder, file)
  builder.queryField('deskRequest', (t) =>
    t.withAuth({ worksServiceDesk: true }).field({
      type: shown,
      nullable: true,
      args: { id: t.arg.id({ required: true }) },
      resolve: async (_, { id }, context) =>
        z.uuid().safeParse(id).success ? ((await readWorkedRequest(context, context.actor, id)) ?? null) : null,
    }),
  )
  addMutations(builder)
}

function addDeskRequest(builder: Builder, file: RequestFileType) {
  const line = builder.objectRef<WholeRequest['thread'][number]>('DeskRequestLine').implement({
    description: 'What was written later: by the sender, by our service, or by our service for itself',
    fields: (t) => ({
      id: t.exposeID('id'),
      text: t.exposeString('words'),
      author: t.string({
        description: 'Empty where it is the sender',
        resolve: ({ firstName, lastName }) => [firstName, lastName].filter(Boolean).join(' '),
      }),
      isService: t.boolean({ resolve: ({ writtenBy }) => writtenBy !== null }),
      isInternal: t.exposeBoolean('isInternal'),
      writtenAt: t.expose('at', { type: 'DateTime' }),
    }),
  })
  const given = builder.objectRef<{ question: string; answer: string }>('DeskRequestAnswer').implement({
    fields: (t) => ({ question: t.exposeString('question'), answer: t.exposeString('answer') }),
  })
  return builder.objectRef<WholeRequest>('DeskRequest').implement({
    description: 'A request as our service sees it',
    fields: (t) => ({
      id: t.exposeID('id'),
      number: t.string({ resolve: ({ id }) => toRequestNumber(id) }),
      kind: t.exposeString('kind'),
      state: t.exposeString('state'),
      subject: t.string({ resolve: toRequestSubject }),
      about: t.exposeString('about'),
      language: t.exposeString('language', { description: 'Of the form, and of whoever sent it' }),
      needsReview: t.exposeBoolean('needsReview', {
        description: 'Whether a person must look whether a person sent it',
      }),
      awaitsReply: t.boolean({ resolve: ({ state }) => awaitsReply(state) }),
      assignee: t.string({
        nullable: true,
        resolve: ({ assigneeFirstName: first, assigneeLastName: last }) => (first === null ? null : `${first} ${last}`),
      }),
      receivedAt: t.expose('receivedAt', { type: 'DateTime' }),
      replyDueAt: t.expose('replyDueAt', { type: 'DateTime' }),
      answers: t.field({
        type: [given],
        resolve: ({ answers }) => Object.entries(answers).map(([question, answer]) => ({ question, answer })),
      }),
      files: t.expose('files', { type: [file] }),
      thread: t.expose('thread', { type: [line] }),
    }),
  })
}

function addMutations(builder: Builder): void {
  const payload = builder.objectRef<{ refusal: string | null }>('DeskRequestPayload').implement({
    description: 'Why nothing was done; nothing where it was',
    fields: (t) => ({ refusal: t.exposeString('refusal', { nullable: true }) }),
  })
  const writing = builder.inputType('WriteOnRequestInput', {
    description: 'An answer to a request, or a note on it',
    fields: (t) => ({
      idempotencyKey: t.string({ required: true }),
      requestId: t.string({ required: true }),
      words: t.string({ required: true }),
    }),
  })
  builder.mutationFields((t) => ({
    takeRequest: t.withAuth({ worksServiceDesk: true }).field({
      type: payload,
      args: { id: t.arg.id({ required: true }) },
      resolve: (_, { id }, context) => answer(z.uuid(), id, (sent) => takeRequest(context, context.actor, sent)),
    }),
    closeRequest: t.withAuth({ worksServiceDesk: true }).field({
      type: payload,
      args: { id: t.arg.id({ required: true }) },
      resolve: (_, { id }, context) => answer(z.uuid(), id, (sent) => closeRequest(context, context.actor, sent)),
    }),
    answerRequest: t.withAuth({ worksServiceDesk: true }).field({
      type: payload,
      args: { input: t.arg({ type: writing, required: true }) },
      resolve: (_, { input }, context) =>
        answer(requestWords, input, (sent) => answerRequest(context, context.actor, sent)),
    }),
    noteOnRequest: t.withAuth({ worksServiceDesk: true }).field({
      type: payload,
      args: { input: t.arg({ type: writing, required: true }) },
      resolve: (_, { input }, context) =>
        answer(requestWords, input, (sent) => noteOnRequest(context, context.actor, sent)),
    }),
  }))
}

async function answer<Input>(schema: z.ZodType<Input>, sent: unknown, act: (input: Input) => Promise<Worked>) {
  const parsed = schema.safeParse(sent)
  if (!parsed.success) return { refusal: 'invalid-input' }
  const result = await act(parsed.data)
  return { refusal: result.ok ? null : result.reason }
}
