import { uploadStates } from '@ferrule/domain/files/upload'
import type { Builder } from '../graphql/builder.ts'
import type { RequestFile } from './request-file-store.ts'

/** The GraphQL type of a request's file, for the sender and for the service. */
export function addRequestFileType(builder: Builder) {
  return builder.objectRef<RequestFile>('RequestFile').implement({
    description: 'A picture or video attached to a request',
    fields: (t) => ({
      fileName: t.exposeString('fileName'),
      byteSize: t.exposeInt('byteSize'),
      state: t.exposeString('state', { description: uploadStates.join(', ') }),
      addedAt: t.expose('addedAt', { type: 'DateTime' }),
      link: t.string({
        nullable: true,
        description: 'Download link, valid for five minutes; null unless the file is clean',
        resolve: ({ id, state }, _, { fileLinks }) => (state === 'clean' ? fileLinks.toPath(id) : null),
      }),
    }),
  })
}

export type RequestFileType = ReturnType<typeof addRequestFileType>
