import { uploadStates } from '@ferrule/domain/files/upload'
import { acceptsFileName } from '@ferrule/domain/files/upload-purpose'
import type { Builder } from '../graphql/builder.ts'
import { findUploadState } from './find-upload-state.ts'
import type { Upload } from './upload-store.ts'

export function addUploadFields(builder: Builder): void {
  const state = builder.enumType('UploadState', { values: uploadStates })
  const upload = builder.objectRef<Upload>('Upload').implement({
    description: 'A completely received file',
    fields: (t) => ({
      id: t.exposeID('id'),
      state: t.expose('state', { type: state, description: 'Only a clean file can be downloaded' }),
      link: t.string({
        nullable: true,
        description:
          'Download link, valid for five minutes; null for a document, and once the file belongs to a request or a ticket',
        resolve: ({ id, state: current, isRestricted, fileName }, _, { fileLinks }) =>
          // Anyone may upload a document for a ticket; only those who see the ticket may download it.
          current === 'clean' && !isRestricted && acceptsFileName('request', fileName) ? fileLinks.toPath(id) : null,
      }),
    }),
  })
  builder.queryField('upload', (t) =>
    t.field({
      type: upload,
      nullable: true,
      description: 'The id is a secret of 256 bits known only to the sender',
      authScopes: { public: true },
      args: { id: t.arg.id({ required: true }) },
      resolve: (_, { id }, deps) => findUploadState(deps, id),
    }),
  )
}
