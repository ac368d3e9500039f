import { markPendingUploads } from './has-pending-uploads.ts'

/** A chosen file, stored in IndexedDB until its form is submitted, so that it survives a reload. */
export type PendingUpload = {
  key: string
  /** The name of the form. */
  form: string
  name: string
  bytes: number
  chosenAt: number
  /** Set once the upload has been created on the server. */
  uploadUrl?: string | undefined
  /** `undefined` once the upload is complete. */
  content?: File | undefined
}

const store = 'files'

/** The upload server deletes unfinished uploads after a day. */
const retentionMs = 24 * 3_600_000

/** Without IndexedDB, files upload but do not survive a reload. */
export async function storeFile(file: PendingUpload): Promise<void> {
  markPendingUploads(file.form, true)
  await run('readwrite', (files) => files.put(file))
}

export async function clearFile(key: string): Promise<void> {
  await run('readwrite', (files) => files.delete(key))
}

/** Returns the files in the order in which they were chosen, and deletes expired ones. */
export async function listPendingUploads(form: string, now: number): Promise<PendingUpload[]> {
  const all = await listAll()
  const old = all.filter(({ chosenAt }) => now - chosenAt > retentionMs)
  for (const { key } of old) await clearFile(key)
  return all
    .filter((file) => file.form === form && !old.includes(file))
    .sort((one, other) => one.chosenAt - other.chosenAt)
}

export async function clearFilesOf(form: string): Promise<void> {
  markPendingUploads(form, false)
  await clearFiles((other) => other === form)
}

export async function clearFiles(matches: (form: string) => boolean): Promise<void> {
  for (const { key, form } of await listAll()) {
    if (!matches(form)) continue
    markPendingUploads(form, false)
    await clearFile(key)
  }
}

async function listAll(): Promise<PendingUpload[]> {
  return (await run<PendingUpload[]>('readonly', (files) => files.getAll())) ?? []
}

async function run<T>(
  mode: IDBTransactionMode,
  request: (files: IDBObjectStore) => IDBRequest<T> | IDBRequest,
): Promise<T | undefined> {
  try {
    const database = await toPromise(openDatabase())
    try {
      return await toPromise<T>(request(database.transaction(store, mode).objectStore(store)))
    } finally {
      database.close()
    }
  } catch {
    return undefined
  }
}

function openDatabase(): IDBOpenDBRequest {
  const opening = indexedDB.open('uapp_files', 1)
  opening.onupgradeneeded = () => void opening.result.createObjectStore(store, { keyPath: 'key' })
  return opening
}

function toPromise<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('the IndexedDB request failed'))
  })
}
