import { randomBytes } from 'node:crypto'
import { maxUploadBytes, refuseUploadSize, type UploadSizeRefusal } from '@ferrule/domain/files/upload'
import { errorFields } from '@ferrule/telemetry/log'
import { Server } from '@tus/server'
import { type Quarantine, toReceived } from '../files/quarantine.ts'
import { receiveUpload } from '../files/receive-upload.ts'
import type { Deps } from '../graphql/request-context.ts'

export type UploadServerSettings = {
  quarantine: Quarantine
  /** The address under which browsers reach it. */
  publicPath: string
  publicOrigin: string
  deps: Pick<Deps, 'db' | 'log'>
}

/** Resumable uploads (tus 1.0) into quarantine. */
export function createUploadServer({ quarantine, publicPath, publicOrigin, deps }: UploadServerSettings): Server {
  return new Server({
    path: '/uploads',
    datastore: quarantine,
    maxSize: maxUploadBytes,
    namingFunction: () => randomBytes(32).toString('base64url'),
    generateUrl: (_, { id }) => `${publicPath}/${id}`,
    allowedOrigins: [publicOrigin],
    disableTerminationForFinishedUploads: true,
    onUploadCreate: async (_, upload) => {
      const refusal = refuseUploadSize(upload.size)
      if (refusal) throw new RefusedUpload(refusal)
      return {}
    },
    onUploadFinish: async (_, upload) => {
      await receiveUpload(deps, toReceived(upload))
      return {}
    },
    onResponseError: (_, error) => {
      if ('status_code' in error) return undefined
      deps.log.error('upload-fault', errorFields(error))
      return { status_code: 500, body: 'upload-fault' }
    },
  })
}

/** The form in which the library takes a refusal. */
class RefusedUpload extends Error {
  readonly status_code: number
  readonly body: string

  constructor(reason: UploadSizeRefusal) {
    super(reason)
    this.status_code = reason === 'too-large' ? 413 : 400
    this.body = reason
  }
}
