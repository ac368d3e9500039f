import { Upload } from 'tus-js-client'

export type Sending = {
  onProgress: (sentBytes: number) => void
  onDone: (uploadId: string) => void
  onFailed: () => void
}

export type SentFile = { pause: () => void; resume: () => void; stop: () => void }

const chunkBytes = 8 * 1024 * 1024

/** Sends a file in parts. What has arrived stays there: a lost line or a reload goes on behind it. */
export function sendFile(file: File, key: string, { onProgress, onDone, onFailed }: Sending): SentFile {
  const upload = new Upload(file, {
    endpoint: '/api/uploads',
    chunkSize: chunkBytes,
    retryDelays: [0, 1000, 3000, 5000, 10_000],
    metadata: { filename: file.name },
    fingerprint: async () => `upload-${key}`,
    removeFingerprintOnSuccess: true,
    onProgress,
    onError: onFailed,
    onSuccess: () => onDone(upload.url?.split('/').at(-1) ?? ''),
  })
  const start = async () => {
    const [earlier] = await upload.findPreviousUploads()
    if (earlier) upload.resumeFromPreviousUpload(earlier)
    upload.start()
  }
  start().catch(onFailed)
  return {
    pause: () => void upload.abort(),
    resume: () => upload.start(),
    // Nobody waits for the parts to go: whatever stays is given up after a day.
    stop: () => void upload.abort(true).catch(() => undefined),
  }
}
