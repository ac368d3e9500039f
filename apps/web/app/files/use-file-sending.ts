import { useEffect, useState } from 'react'
import { FileSending } from './file-sending.ts'
import type { SendingFile } from './sending-file.ts'

/** The files of a form and what can be done with them. What an earlier visit has left is taken up by itself. */
export function useFileSending(form: string): { files: SendingFile[]; sending: FileSending } {
  const [files, setFiles] = useState<SendingFile[]>([])
  const [sending] = useState(() => new FileSending(form, setFiles))
  useEffect(() => {
    void sending.restore()
    return () => sending.stop()
  }, [sending])

  // A line that was lost and is back needs no hand.
  useEffect(() => {
    const takeUp = () => {
      for (const { key, reason } of files) if (reason === 'connection-lost') sending.resume(key)
    }
    addEventListener('online', takeUp)
    return () => removeEventListener('online', takeUp)
  }, [files, sending])
  return { files, sending }
}
