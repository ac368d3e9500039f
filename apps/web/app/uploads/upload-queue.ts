import { refuseUploadSize } from '@ferrule/domain/files/upload'
import { forgetFile, type KeptFile, keepFile, listKeptFiles } from './kept-files.ts'
import { type SentFile, sendFile } from './send-file.ts'

export type UploadRow = {
  key: string
  fileName: string
  byteSize: number
  sentBytes: number
  state: 'sending' | 'paused' | 'done' | 'failed'
  problem?: 'too-large' | 'failed'
  uploadId?: string
}

/** The files of one form on their way. They are kept in this browser until the form is sent. */
export class UploadQueue {
  readonly #form: string
  readonly #sending = new Map<string, SentFile>()
  readonly #listeners = new Set<() => void>()
  #rows: readonly UploadRow[] = []

  constructor(form: string) {
    this.#form = form
  }

  readonly rows = (): readonly UploadRow[] => this.#rows

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** What was chosen before a reload goes on where it was. */
  async goOn(): Promise<void> {
    // Without a store a reload asks for the files again; sending works all the same.
    const kept = await listKeptFiles(this.#form).catch(() => [])
    this.#show(kept.map(toRow))
    for (const { file, ...facts } of kept) if (file) this.#begin({ ...facts, file })
  }

  /** The page is left; what has arrived stays where it is. */
  rest(): void {
    for (const sending of this.#sending.values()) sending.pause()
    this.#sending.clear()
  }

  add(files: readonly File[]): void {
    for (const file of files) {
      const kept = { key: crypto.randomUUID(), form: this.#form, fileName: file.name, byteSize: file.size, file }
      if (refuseUploadSize(file.size) !== undefined) {
        this.#show([...this.#rows, { ...toRow(kept), state: 'failed', problem: 'too-large' }])
        continue
      }
      this.#show([...this.#rows, toRow(kept)])
      keepFile(kept).catch(() => undefined)
      this.#begin(kept)
    }
  }

  pause(key: string): void {
    this.#sending.get(key)?.pause()
    this.#change(key, { state: 'paused' })
  }

  resume(key: string): void {
    this.#sending.get(key)?.resume()
    this.#change(key, { state: 'sending' })
  }

  remove(key: string): void {
    this.#sending.get(key)?.stop()
    this.#sending.delete(key)
    this.#show(this.#rows.filter((row) => row.key !== key))
    forgetFile(key).catch(() => undefined)
  }

  #begin({ file, ...facts }: KeptFile & { file: File }): void {
    const { key, byteSize } = facts
    const sending = sendFile(file, key, {
      onProgress: (sentBytes) => this.#change(key, { sentBytes, state: 'sending' }),
      onDone: (uploadId) => {
        this.#change(key, { state: 'done', sentBytes: byteSize, uploadId })
        keepFile({ ...facts, uploadId }).catch(() => undefined)
      },
      onFailed: () => this.#change(key, { state: 'failed', problem: 'failed' }),
    })
    this.#sending.set(key, sending)
  }

  #change(key: string, changes: Partial<UploadRow>): void {
    this.#show(this.#rows.map((row) => (row.key === key ? withoutOldProblem({ ...row, ...changes }) : row)))
  }

  #show(rows: readonly UploadRow[]): void {
    this.#rows = rows
    for (const listener of this.#listeners) listener()
  }
}

/** Whatever moves again has no problem any more. */
function withoutOldProblem({ problem, ...row }: UploadRow): UploadRow {
  return row.state === 'failed' && problem ? { ...row, problem } : row
}

function toRow({ key, fileName, byteSize, uploadId }: KeptFile): UploadRow {
  const facts = { key, fileName, byteSize }
  return uploadId
    ? { ...facts, state: 'done', sentBytes: byteSize, uploadId }
    : { ...facts, state: 'sending', sentBytes: 0 }
}

/** The form was sent, and with it its files: nothing of it is to be kept any longer. */
export async function forgetUploads(form: string): Promise<void> {
  try {
    for (const { key } of await listKeptFiles(form)) await forgetFile(key)
  } catch {
    // A browser without a store has kept nothing.
  }
}
