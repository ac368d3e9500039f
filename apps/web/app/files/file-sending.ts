import { maxFiles } from '@ferrule/domain/files/upload'
import { checkUpload } from './check-upload.ts'
import { forgetFile, keepFile, type KeptFile, listKeptFiles } from './kept-files.ts'
import type { StopSending } from './send-content.ts'
import { type FailureReason, isOnItsWay, refuseAtOnce, type SendingFile } from './sending-file.ts'

type Entry = { kept: KeptFile; shown: SendingFile; abort?: StopSending | undefined }

const atOnce = 2

/** A file that has arrived in full by another way, such as from a phone. */
export type ArrivedFile = { id: string; name: string; bytes: number }

/** Sends the files of a form, two at a time, and tells how each one stands whenever that changes. */
export class FileSending {
  readonly #entries = new Map<string, Entry>()
  readonly #form: string
  readonly #onChange: (files: SendingFile[]) => void

  constructor(form: string, onChange: (files: SendingFile[]) => void) {
    this.#form = form
    this.#onChange = onChange
  }

  add(chosen: Iterable<File>): void {
    for (const content of chosen) {
      const reason = refuseAtOnce(content, this.#entries.size)
      const { name, size: bytes } = content
      const kept = { key: crypto.randomUUID(), form: this.#form, name, bytes, chosenAt: Date.now(), content }
      this.#begin(kept)
      if (reason) this.#update(kept.key, { state: 'failed', reason })
      else void keepFile(kept)
    }
    this.#tell()
    this.#sendNext()
  }

  take({ id: key, name, bytes }: ArrivedFile): void {
    if (this.#entries.has(key)) return
    const isOneTooMany = this.#entries.size >= maxFiles
    const uploadUrl = isOneTooMany ? undefined : `/api/uploads/${key}`
    this.#begin({ key, form: this.#form, name, bytes, chosenAt: Date.now(), uploadUrl })
    if (isOneTooMany) this.#update(key, { state: 'failed', reason: 'too-many' })
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
    void forgetFile(key)
    this.#tell()
    this.#sendNext()
  }

  /** Takes up what an earlier visit to the form has left. */
  async restore(): Promise<void> {
    for (const kept of await listKeptFiles(this.#form, Date.now())) {
      if (!this.#entries.has(kept.key)) this.#begin(kept)
    }
    this.#tell()
    this.#sendNext()
  }

  /** Leaves everything as it is, for the next visit. */
  stop(): void {
    for (const { abort, shown } of this.#entries.values()) if (isOnItsWay(shown)) abort?.()
  }

  #begin(kept: KeptFile): void {
    const { key, name, bytes, uploadUrl, content } = kept
    const entry: Entry = { kept, shown: { key, name, bytes, sent: 0, state: 'waiting' } }
    this.#entries.set(key, entry)
    const uploadId = uploadUrl?.split('/').at(-1)
    if (!content && uploadId) void this.#check(entry, uploadId)
  }

  #sendNext(): void {
    const all = [...this.#entries.values()]
    const busy = all.filter(({ shown }) => shown.state === 'sending').length
    const waiting = all.filter(({ shown }) => shown.state === 'waiting')
    for (const entry of waiting.slice(0, Math.max(0, atOnce - busy))) void this.#send(entry)
  }

  async #send(entry: Entry): Promise<void> {
    const { key, content } = entry.kept
    if (!content) return
    this.#update(key, { state: 'sending', reason: undefined })
    // Fetched by those who send files, and by nobody else.
    const loaded = await import('./send-content.ts').catch(() => undefined)
    if (!loaded) return this.#fail(key, 'connection-lost')
    if (this.#entries.get(key)?.shown.state !== 'sending') return
    entry.abort = loaded.sendContent({
      content,
      uploadUrl: entry.kept.uploadUrl,
      onUrl: (uploadUrl) => keep(entry, { uploadUrl }),
      onProgress: (sent) => this.#update(key, { sent }),
      onSent: (uploadId) => void this.#check(entry, uploadId),
      onFailed: (reason) => this.#fail(key, reason),
    })
  }

  async #check(entry: Entry, uploadId: string): Promise<void> {
    const { key, bytes } = entry.kept
    keep(entry, { content: undefined })
    this.#update(key, { state: 'checking', sent: bytes, uploadId })
    this.#sendNext()
    this.#update(key, await checkUpload(uploadId))
  }

  #fail(key: string, reason: FailureReason): void {
    this.#update(key, { state: 'failed', reason })
    this.#sendNext()
  }

  #update(key: string, change: Partial<SendingFile>): void {
    const entry = this.#entries.get(key)
    if (!entry) return
    entry.shown = { ...entry.shown, ...change }
    this.#tell()
  }

  #tell(): void {
    this.#onChange([...this.#entries.values()].map(({ shown }) => shown))
  }
}

/** What is known of a file now is what the next visit begins with. */
function keep(entry: Entry, change: Partial<KeptFile>): void {
  entry.kept = { ...entry.kept, ...change }
  void keepFile(entry.kept)
}
