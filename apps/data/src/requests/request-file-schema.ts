import { uploadStates } from '@ferrule/domain/files/upload'
import type { Builder } from '../graphql/builder.ts'
import type { RequestFile } from './request-file-store.ts'

/** A file of a request, for its sender and for our service alike. */
export function addRequestFileType(builder: Builder) {
  return builder.objectRef<RequestFile>('RequestFile').implement({
    description: 'A picture or video that came with a request',
    fields: (t) => ({
      fileName: t.exposeString('fileName'),
      byteSize: t.exposeInt('byteSize'),
      state: t.exposeString('state', { description: uploadStates.join(', ') }),
      addedAt: t.expose('addedAt', { type: 'DateTime' }),
      link: t.string({
        nullable: true,
        description: 'Where it can be downloaded, for five minutes; nothing unless it is clean',
        resolve: ({ id, state }, _, { fileLinks }) => (state === 'clean' ? fileLinks.toPath(id) : null),
      }),
    }),
  })
}

export type RequestFileType = ReturnType<typeof addRequestFileType>
