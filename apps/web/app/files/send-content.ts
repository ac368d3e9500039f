import { DetailedError, Upload } from 'tus-js-client'
import { type FailureReason, reasonOfStatus } from './sending-file.ts'

export type ContentSending = {
  content: File
  /** Where an earlier try has left off. */
  uploadUrl: string | undefined
  onUrl: (uploadUrl: string) => void
  onProgress: (sent: number) => void
  onSent: (uploadId: string) => void
  onFailed: (reason: FailureReason) => void
}

/** As the store takes it: at most this much is sent again after a cut. */
const partBytes = 8 * 1024 * 1024

/** Leaves off sending; what is given up is taken away from the server as well. */
export type StopSending = (isGivenUp?: boolean) => void

/** Sends a file part by part, and goes on where the server says the last try ended. Answers how to stop. */
export function sendContent({ content, uploadUrl, ...tell }: ContentSending): StopSending {
  const upload = new Upload(content, {
    endpoint: '/api/uploads',
    uploadUrl: uploadUrl ?? null,
    chunkSize: partBytes,
    retryDelays: [0, 1000, 3000, 5000],
    metadata: { filename: content.name, filetype: content.type },
    // Kept by us, together with the file itself.
    storeFingerprintForResuming: false,
    onUploadUrlAvailable: () => upload.url && tell.onUrl(upload.url),
    onProgress: tell.onProgress,
    onSuccess: () => tell.onSent(upload.url?.split('/').at(-1) ?? ''),
    onError: (error) => tell.onFailed(reasonOfStatus(statusOf(error))),
  })
  upload.start()
  // Nobody waits for parts to go: whatever stays is given up after a day.
  return (isGivenUp = false) => void upload.abort(isGivenUp).catch(() => undefined)
}

function statusOf(error: Error): number | undefined {
  return error instanceof DetailedError ? error.originalResponse?.getStatus() : undefined
}
