import type { UploadPurpose } from '@ferrule/domain/files/upload-purpose'
import { DetailedError, Upload } from 'tus-js-client'
import { type FailureReason, reasonOfStatus } from './upload-item.ts'

export type TusUpload = {
  content: File
  purpose: UploadPurpose
  /** The URL of an earlier attempt to resume. */
  uploadUrl: string | undefined
  onUrl: (uploadUrl: string) => void
  onProgress: (sent: number) => void
  onSent: (uploadId: string) => void
  onFailed: (reason: FailureReason) => void
}

/** The part size of the object store. At most this much is sent again after an interruption. */
const chunkBytes = 8 * 1024 * 1024

/** Aborts the upload; with `isDiscarded`, also deletes it on the server. */
export type AbortUpload = (isDiscarded?: boolean) => void

/** Uploads a file in chunks, or resumes it at the server's offset. Returns a function that aborts it. */
export function startTusUpload({ content, purpose, uploadUrl, ...callbacks }: TusUpload): AbortUpload {
  const upload = new Upload(content, {
    endpoint: '/api/uploads',
    uploadUrl: uploadUrl ?? null,
    chunkSize: chunkBytes,
    retryDelays: [0, 1000, 3000, 5000],
    metadata: { filename: content.name, filetype: content.type, purpose },
    // `upload-queue-store.ts` stores the URL together with the file.
    storeFingerprintForResuming: false,
    onUploadUrlAvailable: () => upload.url && callbacks.onUrl(upload.url),
    onProgress: callbacks.onProgress,
    onSuccess: () => callbacks.onSent(upload.url?.split('/').at(-1) ?? ''),
    onError: (error) => callbacks.onFailed(reasonOfStatus(statusOf(error))),
  })
  upload.start()
  // A failed deletion is ignored: the server deletes unfinished uploads after a day.
  return (isDiscarded = false) => void upload.abort(isDiscarded).catch(() => undefined)
}

function statusOf(error: Error): number | undefined {
  return error instanceof DetailedError ? error.originalResponse?.getStatus() : undefined
}
