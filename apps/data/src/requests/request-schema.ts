import { type FormProblem, fieldsOf, readForm, type RequestForm } from '@ferrule/domain/requests/read-form'
import {
  type Answers,
  type RequestKind,
  requestForms,
  requestKinds,
  submissionFacts,
  acceptsFiles,
} from '@ferrule/domain/requests/request'
import type { Builder } from '../graphql/builder.ts'
import type { RequestContext } from '../graphql/request-context.ts'
import { type ContactLocation, listContactLocations } from './contact-location-store.ts'
import { findFurtherProblems, type RequestReceipt, sendRequest } from './send-request.ts'

type Refusal = { reason: string; problems: FormProblem[] }
type Payload = { receipt: RequestReceipt | null; refusal: Refusal | null }
type FormInput = Record<string, string | null | undefined>
type SentForm = { sent: FormInput; files: readonly string[] }

const mutations = {
  contact: 'sendContactRequest',
  service: 'sendServiceRequest',
  licence: 'sendLicenceRequest',
  feedback: 'sendEditorialFeedback',
  whitepaper: 'requestWhitepaper',
  paper: 'requestPaper',
} as const satisfies Record<RequestKind, string>

/** One mutation per form, with one input field per form field. */
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
          send(context, kind, { sent: sent as FormInput, files: files ?? [] }),
      }),
    )
  }
  addLocations(builder)
}

/** The form's schema decides which answers are optional; the input type follows it. */
function addInputType(builder: Builder, name: string, form: RequestForm<unknown>) {
  return builder.inputType(name, {
    fields: (t) => ({
      idempotencyKey: t.string({
        required: true,
        description: 'Created once per completed form; 16 to 128 characters',
      }),
      language: t.string({ required: true }),
      siteSlug: t.string({ required: true, description: 'Empty for the main site' }),
      timeZone: t.string({ description: 'IANA name, used to state the due time; UTC if omitted' }),
      about: t.string({ description: 'Subject of the page that linked to the form' }),
      botProof: t.string({ description: 'The solved botTask as JSON; without it the request is marked for review' }),
      trap: t.string({ description: 'Value of the honeypot field, which people neither see nor reach' }),
      secondsOpen: t.string({ description: 'Time the form was open, in whole seconds' }),
      files: t.stringList({ description: 'Ids of uploads, if the form accepts files' }),
      document: t.string({ description: 'Id of the requested whitepaper in the content service' }),
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
  const metadata = withoutNulls({ idempotencyKey, language, siteSlug, timeZone, about, document })
  const facts = submissionFacts.safeParse({ ...metadata, files })
  if (!facts.success || (files.length > 0 && !acceptsFiles(kind))) return refused('invalid-facts')
  const form: RequestForm<Answers> = requestForms[kind]
  const parsed = readForm(form, withoutNulls(given))
  if (!parsed.ok) return refused('invalid-input', parsed.problems)
  const problems = await findFurtherProblems(context, kind, parsed.value)
  if (problems.length > 0) return refused('invalid-input', problems)
  const sender = {
    address: context.clientAddress,
    proof: botProof ?? '',
    trap: trap ?? '',
    secondsOpen: secondsOpen ? Number(secondsOpen) : undefined,
  }
  const result = await sendRequest(context, context.actor, { kind, answers: parsed.value, facts: facts.data, sender })
  return result.ok ? { receipt: result.value, refusal: null } : refused(result.reason)
}

function addPayloadTypes(builder: Builder) {
  const receipt = builder.objectRef<RequestReceipt>('RequestReceipt').implement({
    fields: (t) => ({
      number: t.exposeString('number', { description: 'Short number to quote on the telephone' }),
      replyDueAt: t.expose('replyDueAt', { type: 'DateTime', description: 'Time by which a reply is promised' }),
      token: t.exposeString('token', { description: 'Token of the receipt link' }),
    }),
  })
  const problem = builder.objectRef<FormProblem>('FormProblem').implement({
    description: 'An invalid answer',
    fields: (t) => ({
      field: t.exposeString('field'),
      message: t.exposeString('message', { description: 'Text key of the message' }),
      max: t.int({
        nullable: true,
        description: 'Maximum length, if the answer is too long',
        resolve: ({ max }) => max ?? null,
      }),
    }),
  })
  const refusal = builder.objectRef<Refusal>('Refusal').implement({
    description: 'An expected failure; the website has a text for each reason',
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
  const location = builder.objectRef<ContactLocation>('ContactLocation').implement({
    description: 'A company location that receives requests',
    fields: (t) => ({
      id: t.exposeID('id'),
      city: t.exposeString('city'),
      country: t.exposeString('country', { description: 'Two letters, upper case' }),
      telephone: t.exposeString('telephone'),
    }),
  })
  builder.queryField('contactLocations', (t) =>
    t.field({
      type: [location],
      authScopes: { public: true },
      resolve: (_, __, { db }) => listContactLocations(db.queries),
    }),
  )
}

function refused(reason: string, problems: FormProblem[] = []): Payload {
  return { receipt: null, refusal: { reason, problems } }
}

function withoutNulls(sent: FormInput): Record<string, string> {
  return Object.fromEntries(
    Object.entries(sent).flatMap(([name, value]) => (value === null || value === undefined ? [] : [[name, value]])),
  )
}
