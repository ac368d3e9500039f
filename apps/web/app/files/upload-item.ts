import { maxFiles, maxUploadBytes } from '@ferrule/domain/files/upload'
import { acceptsFileName, type UploadPurpose } from '@ferrule/domain/files/upload-purpose'

export type FailureReason =
  | 'too-large'
  | 'wrong-type'
  | 'too-many'
  | 'limited'
  | 'connection-lost'
  | 'infected'
  | 'failed'

/** A file of the upload queue. `checking`: the upload is complete, the virus scan runs. */
export type UploadItem = {
  key: string
  name: string
  bytes: number
  sent: number
  state: 'waiting' | 'sending' | 'paused' | 'checking' | 'done' | 'failed'
  reason?: FailureReason | undefined
  /** Set when the upload is complete. */
  uploadId?: string | undefined
}

/** Validates a file before the upload, to save time; the server validates it as well. */
export function validateFile(
  { name, size }: Pick<File, 'name' | 'size'>,
  already: number,
  purpose: UploadPurpose,
): FailureReason | undefined {
  if (already >= maxFiles) return 'too-many'
  if (size > maxUploadBytes) return 'too-large'
  return acceptsFileName(purpose, name) && size > 0 ? undefined : 'wrong-type'
}

/** Maps the status of the upload server to a reason; without a status, the connection was lost. */
export function reasonOfStatus(status: number | undefined): FailureReason {
  if (status === undefined || status === 0 || status >= 500) return 'connection-lost'
  if (status === 413) return 'too-large'
  if (status === 415) return 'wrong-type'
  return status === 429 ? 'limited' : 'failed'
}

/** Maps the server's scan state to the state of the item. */
export function afterCheck(state: string): Pick<UploadItem, 'state' | 'reason'> {
  if (state === 'clean') return { state: 'done' }
  if (state === 'infected') return { state: 'failed', reason: 'infected' }
  return state === 'refused' ? { state: 'failed', reason: 'wrong-type' } : { state: 'checking' }
}

/** Whether the form must wait for this file before it is submitted. */
export function isUploading({ state }: UploadItem): boolean {
  return state === 'waiting' || state === 'sending'
}

/**
 * Assesses a submission that awaits the uploads of these keys. A file that fails, is paused or is removed cancels it: the
 * user decides whether to submit without that file.
 */
export function assessSubmission(
  awaited: readonly string[],
  files: readonly UploadItem[],
): 'waiting' | 'due' | 'cancelled' {
  const items = awaited.map((key) => files.find((file) => file.key === key))
  if (items.some((item) => !item || item.state === 'failed' || item.state === 'paused')) return 'cancelled'
  return items.every((item) => item?.uploadId !== undefined) ? 'due' : 'waiting'
}

/** Returns the upload ids to submit with the form. */
export function arrivedIds(files: readonly UploadItem[]): string[] {
  return files.flatMap(({ state, uploadId }) => (uploadId && state !== 'failed' ? [uploadId] : []))
}

/** Whether a form would lose this file if it were sent now. A refused file cannot arrive, so the form goes without it. */
export function isOutstanding({ state, reason, uploadId }: UploadItem): boolean {
  return uploadId === undefined && (state !== 'failed' || reason === 'connection-lost')
}
