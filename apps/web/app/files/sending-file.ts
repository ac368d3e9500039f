import { hasAcceptedEnding } from '@ferrule/domain/files/media-type'
import { maxFiles, maxUploadBytes } from '@ferrule/domain/files/upload'

export type FailureReason =
  | 'too-large'
  | 'wrong-type'
  | 'too-many'
  | 'limited'
  | 'connection-lost'
  | 'infected'
  | 'failed'

/** A file on its way. `checking`: all of it has arrived, the virus scan runs. */
export type SendingFile = {
  key: string
  name: string
  bytes: number
  sent: number
  state: 'waiting' | 'sending' | 'paused' | 'checking' | 'done' | 'failed'
  reason?: FailureReason | undefined
  /** Once all of it has arrived. */
  uploadId?: string | undefined
}

/** Known before a byte is sent. The server decides; this only spares the wait. */
export function refuseAtOnce({ name, size }: Pick<File, 'name' | 'size'>, already: number): FailureReason | undefined {
  if (already >= maxFiles) return 'too-many'
  if (size > maxUploadBytes) return 'too-large'
  return hasAcceptedEnding(name) && size > 0 ? undefined : 'wrong-type'
}

/** What the upload server's refusal means; without one the line was lost. */
export function reasonOfStatus(status: number | undefined): FailureReason {
  if (status === undefined || status === 0 || status >= 500) return 'connection-lost'
  if (status === 413) return 'too-large'
  if (status === 415) return 'wrong-type'
  return status === 429 ? 'limited' : 'failed'
}

/** After the scan: how a file stands by what the server says of it. */
export function afterCheck(state: string): Pick<SendingFile, 'state' | 'reason'> {
  if (state === 'clean') return { state: 'done' }
  if (state === 'infected') return { state: 'failed', reason: 'infected' }
  return state === 'refused' ? { state: 'failed', reason: 'wrong-type' } : { state: 'checking' }
}

/** What the form waits for before it is sent. */
export function isOnItsWay({ state }: SendingFile): boolean {
  return state === 'waiting' || state === 'sending'
}

/** What goes with the form. */
export function arrivedIds(files: readonly SendingFile[]): string[] {
  return files.flatMap(({ state, uploadId }) => (uploadId && state !== 'failed' ? [uploadId] : []))
}
