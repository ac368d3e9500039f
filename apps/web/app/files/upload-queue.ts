import { maxFiles } from '@ferrule/domain/files/upload'
import type { UploadPurpose } from '@ferrule/domain/files/upload-purpose'
import { checkUpload } from './check-upload.ts'
import { clearFile, storeFile, type PendingUpload, listPendingUploads } from './upload-queue-store.ts'
import type { AbortUpload } from './start-tus-upload.ts'
import { type FailureReason, isUploading, validateFile, type UploadItem } from './upload-item.ts'

type Entry = { pending: PendingUpload; item: UploadItem; abort?: AbortUpload | undefined }

const maxConcurrent = 2

/** A file that was uploaded elsewhere, such as on a phone. */
export type ArrivedFile = { id: string; name: string; bytes: number }

/** Uploads the files of a form, two at a time, and calls `onChange` with the state of all files after each change. */
export class UploadQueue {
  readonly #entries = new Map<string, Entry>()
  readonly #form: string
  readonly #purpose: UploadPurpose
  readonly #onChange: (files: UploadItem[]) => void

  constructor(form: string, purpose: UploadPurpose, onChange: (files: UploadItem[]) => void) {
    this.#form = form
    this.#purpose = purpose
    this.#onChange = onChange
  }

  add(chosen: Iterable<File>): void {
    for (const content of chosen) {
      const reason = validateFile(content, this.#entries.size, this.#purpose)
      const { name, size: bytes } = content
      const pending = { key: crypto.randomUUID(), form: this.#form, name, bytes, chosenAt: Date.now(), content }
      this.#addEntry(pending)
      if (reason) this.#update(pending.key, { state: 'failed', reason })
      else void storeFile(pending)
    }
    this.#notify()
    this.#sendNext()
  }

  take({ id: key, name, bytes }: ArrivedFile): void {
    if (this.#entries.has(key)) return
    const exceedsMax = this.#entries.size >= maxFiles
    const uploadUrl = exceedsMax ? undefined : `/api/uploads/${key}`
    this.#addEntry({ key, form: this.#form, name, bytes, chosenAt: Date.now(), uploadUrl })
    if (exceedsMax) this.#update(key, { state: 'failed', reason: 'too-many' })
  }

  pause(key: string): void {
    this.#entries.get(key)?.abort?.()
    this.#update(key, { state: 'paused' })
    this.#sendNext()
  }

  resume(key: string): void {
    this.#update(key, { state: 'waiting', reason: undefined })
    this.#sendNext()
  }

  remove(key: string): void {
    this.#entries.get(key)?.abort?.(true)
    this.#entries.delete(key)
    void clearFile(key)
    this.#notify()
    this.#sendNext()
  }

  /** Resumes the pending uploads of an earlier visit. */
  async restore(): Promise<void> {
    for (const pending of await listPendingUploads(this.#form, Date.now())) {
      if (!this.#entries.has(pending.key)) this.#addEntry(pending)
    }
    this.#notify()
    this.#sendNext()
  }

  /** Aborts the uploads; the pending files stay stored for the next visit. */
  stop(): void {
    for (const { abort, item } of this.#entries.values()) if (isUploading(item)) abort?.()
  }

  #addEntry(pending: PendingUpload): void {
    const { key, name, bytes, uploadUrl, content } = pending
    const entry: Entry = { pending, item: { key, name, bytes, sent: 0, state: 'waiting' } }
    this.#entries.set(key, entry)
    const uploadId = uploadUrl?.split('/').at(-1)
    if (!content && uploadId) void this.#check(entry, uploadId)
  }

  #sendNext(): void {
    const all = [...this.#entries.values()]
    const busy = all.filter(({ item }) => item.state === 'sending').length
    const waiting = all.filter(({ item }) => item.state === 'waiting')
    for (const entry of waiting.slice(0, Math.max(0, maxConcurrent - busy))) void this.#send(entry)
  }

  async #send(entry: Entry): Promise<void> {
    const { key, content } = entry.pending
    if (!content) return
    this.#update(key, { state: 'sending', reason: undefined })
    // Imported lazily, so that only users who upload files fetch the library.
    const loaded = await import('./start-tus-upload.ts').catch(() => undefined)
    if (!loaded) return this.#fail(key, 'connection-lost')
    if (this.#entries.get(key)?.item.state !== 'sending') return
    entry.abort = loaded.startTusUpload({
      content,
      purpose: this.#purpose,
      uploadUrl: entry.pending.uploadUrl,
      onUrl: (uploadUrl) => updatePending(entry, { uploadUrl }),
      onProgress: (sent) => this.#update(key, { sent }),
      onSent: (uploadId) => void this.#check(entry, uploadId),
      onFailed: (reason) => this.#fail(key, reason),
    })
  }

  async #check(entry: Entry, uploadId: string): Promise<void> {
    const { key, bytes } = entry.pending
    updatePending(entry, { content: undefined })
    this.#update(key, { state: 'checking', sent: bytes, uploadId })
    this.#sendNext()
    this.#update(key, await checkUpload(uploadId))
  }

  #fail(key: string, reason: FailureReason): void {
    this.#update(key, { state: 'failed', reason })
    this.#sendNext()
  }

  #update(key: string, change: Partial<UploadItem>): void {
    const entry = this.#entries.get(key)
    if (!entry) return
    entry.item = { ...entry.item, ...change }
    this.#notify()
  }

  #notify(): void {
    this.#onChange([...this.#entries.values()].map(({ item }) => item))
  }
}

/** Updates the stored file, from which the next visit resumes. */
function updatePending(entry: Entry, change: Partial<PendingUpload>): void {
  entry.pending = { ...entry.pending, ...change }
  void storeFile(entry.pending)
}
