import { awaitsReply, requestMessageInput, toRequestSubject } from '@ferrule/domain/requests/request-state'
import { toRequestNumber } from '@ferrule/domain/requests/request'
import { z } from 'zod'
import type { Builder } from '../graphql/builder.ts'
import { readDeskRequest, type RequestDetails } from './read-desk-request.ts'
import type { RequestFileType } from './request-file-schema.ts'
import {
  answerRequest,
  closeRequest,
  addRequestNote,
  assignRequestToMe,
  type RequestChanged,
} from './work-on-request.ts'

/** GraphQL fields of requests for the service desk. */
export function addRequestWorkFields(builder: Builder, file: RequestFileType): void {
  const deskRequest = addDeskRequest(builder, file)
  builder.queryField('deskRequest', (t) =>
    t.withAuth({ worksServiceDesk: true }).field({
      type: deskRequest,
      nullable: true,
      args: { id: t.arg.id({ required: true }) },
      resolve: async (_, { id }, context) =>
        z.uuid().safeParse(id).success ? ((await readDeskRequest(context, context.actor, id)) ?? null) : null,
    }),
  )
  addMutations(builder)
}

function addDeskRequest(builder: Builder, file: RequestFileType) {
  const line = builder.objectRef<RequestDetails['thread'][number]>('DeskRequestLine').implement({
    description: 'A comment by the sender or the service, or an internal note',
    fields: (t) => ({
      id: t.exposeID('id'),
      text: t.exposeString('body'),
      author: t.string({
        description: 'Empty if the sender wrote it',
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
  return builder.objectRef<RequestDetails>('DeskRequest').implement({
    description: 'A request as shown to the service desk',
    fields: (t) => ({
      id: t.exposeID('id'),
      number: t.string({ resolve: ({ id }) => toRequestNumber(id) }),
      kind: t.exposeString('kind'),
      state: t.exposeString('state'),
      subject: t.string({ resolve: toRequestSubject }),
      about: t.exposeString('about'),
      language: t.exposeString('language', { description: 'Language of the form and of the sender' }),
      needsReview: t.exposeBoolean('needsReview', {
        description: 'Whether a person must check that it was not sent by a bot',
      }),
      isOwed: t.exposeBoolean('isOwed', {
        nullable: true,
        description: 'Whether paper was requested at the time of the purchase; null for other requests',
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
    description: 'The reason of a refusal; null on success',
    fields: (t) => ({ refusal: t.exposeString('refusal', { nullable: true }) }),
  })
  const writing = builder.inputType('WriteOnRequestInput', {
    description: 'A reply to a request, or an internal note',
    fields: (t) => ({
      idempotencyKey: t.string({ required: true }),
      requestId: t.string({ required: true }),
      body: t.string({ required: true }),
    }),
  })
  builder.mutationFields((t) => ({
    assignRequestToMe: t.withAuth({ worksServiceDesk: true }).field({
      type: payload,
      args: { id: t.arg.id({ required: true }) },
      resolve: (_, { id }, context) =>
        validateAndRun(z.uuid(), id, (valid) => assignRequestToMe(context, context.actor, valid)),
    }),
    closeRequest: t.withAuth({ worksServiceDesk: true }).field({
      type: payload,
      args: { id: t.arg.id({ required: true }) },
      resolve: (_, { id }, context) =>
        validateAndRun(z.uuid(), id, (valid) => closeRequest(context, context.actor, valid)),
    }),
    answerRequest: t.withAuth({ worksServiceDesk: true }).field({
      type: payload,
      args: { input: t.arg({ type: writing, required: true }) },
      resolve: (_, { input }, context) =>
        validateAndRun(requestMessageInput, input, (valid) => answerRequest(context, context.actor, valid)),
    }),
    addRequestNote: t.withAuth({ worksServiceDesk: true }).field({
      type: payload,
      args: { input: t.arg({ type: writing, required: true }) },
      resolve: (_, { input }, context) =>
        validateAndRun(requestMessageInput, input, (valid) => addRequestNote(context, context.actor, valid)),
    }),
  }))
}

async function validateAndRun<Input>(
  schema: z.ZodType<Input>,
  input: unknown,
  act: (valid: Input) => Promise<RequestChanged>,
) {
  const parsed = schema.safeParse(input)
  if (!parsed.success) return { refusal: 'invalid-input' }
  const result = await act(parsed.data)
  return { refusal: result.ok ? null : result.reason }
}
