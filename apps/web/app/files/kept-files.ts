import { noteKeptFiles } from './has-kept-files.ts'

/** A file that was chosen, kept in the browser until its form is sent: a reload does not lose it. */
export type KeptFile = {
  key: string
  /** The form it was chosen for. */
  form: string
  name: string
  bytes: number
  chosenAt: number
  /** Where it is sent to, once that is known. */
  uploadUrl?: string | undefined
  /** Left out once all of it has arrived. */
  content?: File | undefined
}

const store = 'files'

/** The upload server gives up after a day what was not finished. */
const keptMs = 24 * 3_600_000

/** Nothing is kept by a browser that keeps nothing; the files are then sent all the same. */
export async function keepFile(file: KeptFile): Promise<void> {
  noteKeptFiles(file.form, true)
  await run('readwrite', (files) => files.put(file))
}

export async function forgetFile(key: string): Promise<void> {
  await run('readwrite', (files) => files.delete(key))
}

/** In the order in which they were chosen. */
export async function listKeptFiles(form: string, now: number): Promise<KeptFile[]> {
  const all = await listAll()
  const old = all.filter(({ chosenAt }) => now - chosenAt > keptMs)
  for (const { key } of old) await forgetFile(key)
  return all
    .filter((file) => file.form === form && !old.includes(file))
    .sort((one, other) => one.chosenAt - other.chosenAt)
}

export async function forgetFilesOf(form: string): Promise<void> {
  noteKeptFiles(form, false)
  await forgetFiles((kept) => kept === form)
}

export async function forgetFiles(isOf: (form: string) => boolean): Promise<void> {
  for (const { key, form } of await listAll()) {
    if (!isOf(form)) continue
    noteKeptFiles(form, false)
    await forgetFile(key)
  }
}

async function listAll(): Promise<KeptFile[]> {
  return (await run<KeptFile[]>('readonly', (files) => files.getAll())) ?? []
}

async function run<T>(
  mode: IDBTransactionMode,
  ask: (files: IDBObjectStore) => IDBRequest<T> | IDBRequest,
): Promise<T | undefined> {
  try {
    const database = await answerOf(openDatabase())
    try {
      return await answerOf<T>(ask(database.transaction(store, mode).objectStore(store)))
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

function answerOf<T>(asked: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    asked.onsuccess = () => resolve(asked.result)
    asked.onerror = () => reject(asked.error ?? new Error('not kept'))
  })
}
