import { type FormProblem, fieldsOf, readForm, type RequestForm } from '@ferrule/domain/requests/read-form'
import {
  type Answers,
  type RequestKind,
  requestForms,
  requestKinds,
  sendingFacts,
  takesFiles,
} from '@ferrule/domain/requests/request'
import type { Builder } from '../graphql/builder.ts'
import type { RequestContext } from '../graphql/request-context.ts'
import { listContactLocations } from './list-contact-locations.ts'
import { findFurtherProblems, type RequestReceipt, sendRequest } from './send-request.ts'

type Refusal = { reason: string; problems: FormProblem[] }
type Payload = { receipt: RequestReceipt | null; refusal: Refusal | null }
type Sent = Record<string, string | null | undefined>
type SentForm = { sent: Sent; files: readonly string[] }

const mutations = {
  contact: 'sendContactRequest',
  service: 'sendServiceRequest',
  licence: 'sendLicenceRequest',
  feedback: 'sendEditorialFeedback',
  whitepaper: 'requestWhitepaper',
} as const satisfies Record<RequestKind, string>

/** One mutation for each form. Its input asks what the form asks. */
export function addRequestFields(builder: Builder): void {
  const payload = addPayloadTypes(builder)
  for (const kind of requestKinds) {
    const name = mutations[kind]
    const input = addInputType(builder, `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`, requestForms[kind])
    builder.mutationField(name, (t) =>
      t.field({
        type: payload,
        authScopes: { public: true },
        args: { input: t.arg({ type: input, required: true }) },
        resolve: (_, { input: { files, ...sent } }, context) =>
          send(context, kind, { sent: sent as Sent, files: files ?? [] }),
      }),
    )
  }
  addLocations(builder)
}

/** The form has the last word, so an answer it can do without may be left out here too. */
function addInputType(builder: Builder, name: string, form: RequestForm<unknown>) {
  return builder.inputType(name, {
    fields: (t) => ({
      idempotencyKey: t.string({ required: true, description: 'Made once for each form filled in; 16 to 128 signs' }),
      language: t.string({ required: true }),
      siteSlug: t.string({ required: true, description: 'Empty for the main site' }),
      timeZone: t.string({ description: 'IANA name, for the promised time; UTC without' }),
      about: t.string({ description: 'What the page was about that led to the form' }),
      botProof: t.string({ description: 'The solved botTask, as JSON; without one a person looks first' }),
      trap: t.string({ description: 'What stands in the field that people neither see nor reach' }),
      secondsOpen: t.string({ description: 'How long the form was open, in whole seconds' }),
      files: t.stringList({ description: 'Ids of uploads, where the form takes files' }),
      document: t.string({ description: 'The whitepaper that is asked for, as the content service calls it' }),
      ...Object.fromEntries(
        fieldsOf(form).map((field) => [
          field,
          t.string({ required: !form.answers.shape[field]?.safeParse(undefined).success }),
        ]),
      ),
    }),
  })
}

async function send(context: RequestContext, kind: RequestKind, { sent, files }: SentForm): Promise<Payload> {
  const { idempotencyKey, language, siteSlug, timeZone, about, document, ...rest } = sent
  const { botProof, trap, secondsOpen, ...given } = rest
  const told = withoutNothing({ idempotencyKey, language, siteSlug, timeZone, about, document })
  const facts = sendingFacts.safeParse({ ...told, files })
  if (!facts.success || (files.length > 0 && !takesFiles(kind))) return refused('invalid-facts')
  const form: RequestForm<Answers> = requestForms[kind]
  const read = readForm(form, withoutNothing(given))
  if (!read.ok) return refused('invalid-input', read.problems)
  const problems = await findFurtherProblems(context, read.value)
  if (problems.length > 0) return refused('invalid-input', problems)
  const sender = {
    address: context.clientAddress,
    proof: botProof ?? '',
    trap: trap ?? '',
    secondsOpen: secondsOpen ? Number(secondsOpen) : undefined,
  }
  const result = await sendRequest(context, context.actor, { kind, answers: read.value, facts: facts.data, sender })
  return result.ok ? { receipt: result.value, refusal: null } : refused(result.reason)
}

function addPayloadTypes(builder: Builder) {
  const receipt = builder.objectRef<RequestReceipt>('RequestReceipt').implement({
    fields: (t) => ({
      number: t.exposeString('number', { description: 'To name the request by on the telephone' }),
      replyDueAt: t.expose('replyDueAt', { type: 'DateTime', description: 'A reply is promised by then' }),
      token: t.exposeString('token', { description: 'Shows the request again, to whoever has it' }),
    }),
  })
  const problem = builder.objectRef<FormProblem>('FormProblem').implement({
    description: 'An answer that will not do',
    fields: (t) => ({
      field: t.exposeString('field'),
      message: t.exposeString('message', { description: 'Names the words the website shows' }),
      max: t.int({
        nullable: true,
        description: 'Where the answer is only too long',
        resolve: ({ max }) => max ?? null,
      }),
    }),
  })
  const refusal = builder.objectRef<Refusal>('Refusal').implement({
    description: 'Why something expected was not done; worded for people by the website',
    fields: (t) => ({
      reason: t.exposeString('reason'),
      problems: t.expose('problems', { type: [problem], description: 'In the order of the form' }),
    }),
  })
  return builder.objectRef<Payload>('SendRequestPayload').implement({
    description: 'Either the receipt or the refusal',
    fields: (t) => ({
      receipt: t.expose('receipt', { type: receipt, nullable: true }),
      refusal: t.expose('refusal', { type: refusal, nullable: true }),
    }),
  })
}

function addLocations(builder: Builder): void {
  type Location = Awaited<ReturnType<typeof listContactLocations>>[number]
  const location = builder.objectRef<Location>('ContactLocation').implement({
    description: 'A place of ours that takes requests',
    fields: (t) => ({
      id: t.exposeID('id'),
      city: t.exposeString('city'),
      country: t.exposeString('country', { description: 'Two letters, upper case' }),
      telephone: t.exposeString('telephone'),
    }),
  })
  builder.queryField('contactLocations', (t) =>
    t.field({ type: [location], authScopes: { public: true }, resolve: (_, __, deps) => listContactLocations(deps) }),
  )
}

function refused(reason: string, problems: FormProblem[] = []): Payload {
  return { receipt: null, refusal: { reason, problems } }
}

function withoutNothing(sent: Sent): Record<string, string> {
  return Object.fromEntries(
    Object.entries(sent).flatMap(([name, value]) => (value === null || value === undefined ? [] : [[name, value]])),
  )
}
