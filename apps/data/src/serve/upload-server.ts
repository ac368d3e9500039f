import { randomBytes } from 'node:crypto'
import { toFileName } from '@ferrule/domain/files/file-name'
import { maxUploadBytes, validateUploadSize, type UploadSizeRefusal } from '@ferrule/domain/files/upload'
import { acceptsFileName, toUploadPurpose } from '@ferrule/domain/files/upload-purpose'
import { errorFields } from '@ferrule/telemetry/log'
import { type Locker, Server } from '@tus/server'
import { type Quarantine, toReceived } from '../files/quarantine.ts'
import { receiveUpload } from '../files/receive-upload.ts'
import type { UploadLimits } from '../files/upload-limits.ts'
import type { Deps } from '../graphql/request-context.ts'

export type UploadServerSettings = {
  quarantine: Quarantine
  /** Path of the upload endpoint for browsers. */
  publicPath: string
  publicOrigin: string
  limits: UploadLimits
  locks: Locker
  deps: Pick<Deps, 'db' | 'log'>
}

/** Resumable uploads (tus 1.0) into quarantine. */
export function createUploadServer(settings: UploadServerSettings): Server {
  const { quarantine, publicPath, publicOrigin, limits, locks, deps } = settings
  return new Server({
    path: '/uploads',
    datastore: quarantine,
    locker: locks,
    maxSize: maxUploadBytes,
    namingFunction: () => randomBytes(32).toString('base64url'),
    generateUrl: (_, { id }) => `${publicPath}/${id}`,
    allowedOrigins: [publicOrigin],
    disableTerminationForFinishedUploads: true,
    onUploadCreate: async ({ headers }, { size, metadata }) => {
      const refusal = validateUploadSize(size)
      if (refusal) throw new UploadRefusedError(refusal)
      const purpose = toUploadPurpose(metadata?.['purpose'] ?? undefined)
      if (!acceptsFileName(purpose, toFileName(metadata?.['filename'] ?? '')))
        throw new UploadRefusedError('wrong-type')
      const address = headers.get('x-forwarded-for') ?? ''
      if (!(await limits.take(address, size ?? 0))) throw new UploadRefusedError('limited')
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

type UploadRefusal = UploadSizeRefusal | 'wrong-type' | 'limited'

const statuses: Record<UploadRefusal, number> = {
  'length-unknown': 400,
  empty: 400,
  'too-large': 413,
  'wrong-type': 415,
  limited: 429,
}

/** A refusal in the shape that the tus library expects. */
class UploadRefusedError extends Error {
  readonly status_code: number
  readonly body: string

  constructor(reason: UploadRefusal) {
    super(reason)
    this.status_code = statuses[reason]
    this.body = reason
  }
}
