import { useEffect, useState, useSyncExternalStore } from 'react'
import { UploadQueue, type UploadRow } from './upload-queue.ts'

/** The files of one form, wherever they are on their way. A component that shows another form is another one. */
export function useUploads(form: string): { rows: readonly UploadRow[]; queue: UploadQueue } {
  const [queue] = useState(() => new UploadQueue(form))
  const rows = useSyncExternalStore(queue.subscribe, queue.rows, queue.rows)
  useEffect(() => {
    void queue.goOn()
    return () => queue.rest()
  }, [queue])
  return { rows, queue }
}
