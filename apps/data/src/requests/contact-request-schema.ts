import { contactRequestInput } from '@ferrule/domain/requests/contact-request'
import type { Builder } from '../graphql/builder.ts'
import { type ContactReceipt, sendContactRequest } from './send-contact-request.ts'

type Refusal = { reason: string; fields: string[] }
type Payload = { receipt: ContactReceipt | null; refusal: Refusal | null }

export function addContactRequestFields(builder: Builder): void {
  const payload = addPayloadTypes(builder)
  const input = builder.inputType('SendContactRequestInput', {
    fields: (t) => ({
      idempotencyKey: t.string({ required: true, description: 'Made once for each form filled in; 16 to 128 signs' }),
      firstName: t.string({ required: true }),
      lastName: t.string({ required: true }),
      email: t.string({ required: true }),
      company: t.string({ required: true }),
      country: t.string({ required: true, description: 'Two letters, upper case' }),
      message: t.string({ required: true }),
      language: t.string({ required: true }),
      siteSlug: t.string({ required: true, description: 'Empty for the main site' }),
      timeZone: t.string({ description: 'IANA name, for the promised time; UTC without' }),
    }),
  })
  builder.mutationField('sendContactRequest', (t) =>
    t.field({
      type: payload,
      authScopes: { public: true },
      args: { input: t.arg({ type: input, required: true }) },
      resolve: async (_, { input: sent }, context): Promise<Payload> => {
        const { timeZone, ...fields } = sent
        const parsed = contactRequestInput.safeParse({ ...fields, ...(timeZone ? { timeZone } : {}) })
        if (!parsed.success)
          return refused(
            'invalid-input',
            parsed.error.issues.map(({ path }) => String(path[0])),
          )
        const result = await sendContactRequest(context, context.actor, parsed.data)
        return result.ok ? { receipt: result.value, refusal: null } : refused(result.reason)
      },
    }),
  )
}

function addPayloadTypes(builder: Builder) {
  const receipt = builder.objectRef<ContactReceipt>('ContactReceipt').implement({
    fields: (t) => ({
      number: t.exposeString('number', { description: 'To name the request by on the telephone' }),
      replyDueAt: t.expose('replyDueAt', { type: 'DateTime', description: 'A reply is promised by then' }),
    }),
  })
  const refusal = builder.objectRef<Refusal>('Refusal').implement({
    description: 'Why something expected was not done; worded for people by the website',
    fields: (t) => ({
      reason: t.exposeString('reason'),
      fields: t.exposeStringList('fields', { description: 'The inputs that are not valid, each once' }),
    }),
  })
  return builder.objectRef<Payload>('SendContactRequestPayload').implement({
    description: 'Either the receipt or the refusal',
    fields: (t) => ({
      receipt: t.expose('receipt', { type: receipt, nullable: true }),
      refusal: t.expose('refusal', { type: refusal, nullable: true }),
    }),
  })
}

function refused(reason: string, fields: string[] = []): Payload {
  return { receipt: null, refusal: { reason, fields: [...new Set(fields)] } }
}
