import type { UploadPurpose } from '@ferrule/domain/files/upload-purpose'
import { useEffect, useState } from 'react'
import { UploadQueue } from './upload-queue.ts'
import type { UploadItem } from './upload-item.ts'

/** The upload queue of a form. It resumes the pending uploads of an earlier visit. */
export function useUploadQueue(form: string, purpose: UploadPurpose): { files: UploadItem[]; queue: UploadQueue } {
  const [files, setFiles] = useState<UploadItem[]>([])
  const [queue] = useState(() => new UploadQueue(form, purpose, setFiles))
  useEffect(() => {
    void queue.restore()
    return () => queue.stop()
  }, [queue])

  // Resumes interrupted uploads when the connection is back.
  useEffect(() => {
    const resumeAll = () => {
      for (const { key, reason } of files) if (reason === 'connection-lost') queue.resume(key)
    }
    addEventListener('online', resumeAll)
    return () => removeEventListener('online', resumeAll)
  }, [files, queue])
  return { files, queue }
}
