import { uploadIds } from '@ferrule/domain/files/upload-ids'
import type { Builder } from '../graphql/builder.ts'
import { addFromPhone, endPhoneLink, findPhoneLink, readFilesFromPhone } from './add-from-phone.ts'
import type { PhoneFile } from './phone-link-store.ts'

/** GraphQL fields for adding files from a phone to a form open on another device. */
export function addPhoneLinkFields(builder: Builder): void {
  const opened = builder.objectRef<{ phone: string; form: string; endsAt: Date }>('OpenedPhoneLink').implement({
    description: 'A link between a form and a phone, with a secret token for each side',
    fields: (t) => ({
      phoneToken: t.exposeString('phone', { description: 'Can only add files' }),
      formToken: t.exposeString('form', { description: 'Reads the added files and ends the link' }),
      endsAt: t.expose('endsAt', { type: 'DateTime' }),
    }),
  })
  const payload = builder.objectRef<{ refusal: string | null }>('PhoneLinkPayload').implement({
    description: 'The reason of a refusal; null on success',
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
        token: t.arg.string({ required: true, description: 'The token of the phone' }),
        files: t.arg.stringList({ required: true, description: 'Ids of uploads' }),
      },
      resolve: async (_, { token, files }, context) => {
        const parsed = uploadIds.min(1).safeParse(files)
        if (!parsed.success) return { refusal: 'invalid-input' }
        const result = await addFromPhone(context, token, parsed.data)
        return { refusal: result.ok ? null : result.reason }
      },
    }),
    endPhoneLink: t.field({
      type: payload,
      authScopes: { public: true },
      args: { token: t.arg.string({ required: true, description: 'The token of the form' }) },
      resolve: async (_, { token }, context) => {
        const result = await endPhoneLink(context, token)
        return { refusal: result.ok ? null : result.reason }
      },
    }),
  }))
  addPhoneLinkQueries(builder)
}

function addPhoneLinkQueries(builder: Builder): void {
  const open = builder.objectRef<{ endsAt: Date }>('PhoneLink').implement({
    description: 'A link that accepts files',
    fields: (t) => ({ endsAt: t.expose('endsAt', { type: 'DateTime' }) }),
  })
  const file = builder.objectRef<PhoneFile>('PhoneFile').implement({
    description: 'A complete file added from a phone',
    fields: (t) => ({
      id: t.exposeID('id', { description: 'Id of the upload, to be sent with the form' }),
      fileName: t.exposeString('fileName'),
      byteSize: t.exposeInt('byteSize'),
    }),
  })
  builder.queryFields((t) => ({
    phoneLink: t.field({
      type: open,
      nullable: true,
      authScopes: { public: true },
      args: { token: t.arg.string({ required: true, description: 'The token of the phone' }) },
      resolve: (_, { token }, context) => findPhoneLink(context, token),
    }),
    filesFromPhone: t.field({
      type: [file],
      nullable: true,
      description: 'Null for an unknown link',
      authScopes: { public: true },
      args: { token: t.arg.string({ required: true, description: 'The token of the form' }) },
      resolve: (_, { token }, context) => readFilesFromPhone(context, token),
    }),
  }))
}
