/** A file that was chosen and not sent with its form yet: the file itself until it has arrived, then what it is called there. */
export type KeptFile = { key: string; form: string; fileName: string; byteSize: number; file?: File; uploadId?: string }

const table = 'files'

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const asked = indexedDB.open('uploads', 1)
    asked.onupgradeneeded = () => asked.result.createObjectStore(table, { keyPath: 'key' })
    asked.onsuccess = () => resolve(asked.result)
    asked.onerror = () => reject(asked.error ?? new Error('no store in this browser'))
  })
}

async function run<Result>(
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const database = await open()
  try {
    return await new Promise((resolve, reject) => {
      const asked = ask(database.transaction(table, mode).objectStore(table))
      asked.onsuccess = () => resolve(asked.result)
      asked.onerror = () => reject(asked.error ?? new Error('the store of this browser failed'))
    })
  } finally {
    database.close()
  }
}

/** Files outlive the page: after a reload they go on where they were. */
export async function keepFile(file: KeptFile): Promise<void> {
  await run('readwrite', (store) => store.put(file))
}

export async function forgetFile(key: string): Promise<void> {
  await run('readwrite', (store) => store.delete(key))
}

export async function listKeptFiles(form: string): Promise<KeptFile[]> {
  const kept = await run<KeptFile[]>('readonly', (store) => store.getAll())
  return kept.filter((file) => file.form === form)
}
