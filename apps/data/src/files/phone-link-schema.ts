import { uploadIds } from '@ferrule/domain/files/upload-ids'
import type { Builder } from '../graphql/builder.ts'
import { addFromPhone, endPhoneLink, findPhoneLink, readFilesFromPhone } from './add-from-phone.ts'
import type { PhoneFile } from './phone-link-store.ts'

/** Files that come from a phone into a form that is open elsewhere. */
export function addPhoneLinkFields(builder: Builder): void {
  const opened = builder.objectRef<{ phone: string; form: string; endsAt: Date }>('OpenedPhoneLink').implement({
    description: 'A link between a form and a phone, and a secret for each side',
    fields: (t) => ({
      phoneToken: t.exposeString('phone', { description: 'Adds files, and nothing else' }),
      formToken: t.exposeString('form', { description: 'Fetches what was added, and ends the link' }),
      endsAt: t.expose('endsAt', { type: 'DateTime' }),
    }),
  })
  const payload = builder.objectRef<{ refusal: string | null }>('PhoneLinkPayload').implement({
    description: 'Why nothing was changed; nothing where it was',
    fields: (t) => ({ refusal: t.exposeString('refusal', { nullable: true }) }),
  })
  builder.mutationFields((t) => ({
    openPhoneLink: t.field({
      type: opened,
      authScopes: { public: true },
      resolve: (_, __, { phoneLinks }) => phoneLinks.open(),
    }),
    addFromPhone: t.field({
      type: payload,
      authScopes: { public: true },
      args: {
        token: t.arg.string({ required: true, description: 'The phone’s' }),
        files: t.arg.stringList({ required: true, description: 'Ids of uploads' }),
      },
      resolve: async (_, { token, files }, context) => {
        const sent = uploadIds.min(1).safeParse(files)
        if (!sent.success) return { refusal: 'invalid-input' }
        const result = await addFromPhone(context, token, sent.data)
        return { refusal: result.ok ? null : result.reason }
      },
    }),
    endPhoneLink: t.field({
      type: payload,
      authScopes: { public: true },
      args: { token: t.arg.string({ required: true, description: 'The form’s' }) },
      resolve: async (_, { token }, context) => {
        const result = await endPhoneLink(context, token)
        return { refusal: result.ok ? null : result.reason }
      },
    }),
  }))
  addReading(builder)
}

function addReading(builder: Builder): void {
  const open = builder.objectRef<{ endsAt: Date }>('PhoneLink').implement({
    description: 'A link that takes files',
    fields: (t) => ({ endsAt: t.expose('endsAt', { type: 'DateTime' }) }),
  })
  const file = builder.objectRef<PhoneFile>('PhoneFile').implement({
    description: 'A file that came from a phone and has arrived in full',
    fields: (t) => ({
      id: t.exposeID('id', { description: 'Of the upload, to be sent with the form' }),
      fileName: t.exposeString('fileName'),
      byteSize: t.exposeInt('byteSize'),
    }),
  })
  builder.queryFields((t) => ({
    phoneLink: t.field({
      type: open,
      nullable: true,
      authScopes: { public: true },
      args: { token: t.arg.string({ required: true, description: 'The phone’s' }) },
      resolve: (_, { token }, context) => findPhoneLink(context, token),
    }),
    filesFromPhone: t.field({
      type: [file],
      nullable: true,
      description: 'Nothing for a link we did not make',
      authScopes: { public: true },
      args: { token: t.arg.string({ required: true, description: 'The form’s' }) },
      resolve: (_, { token }, context) => readFilesFromPhone(context, token),
    }),
  }))
}
