import { useEffect, useRef, useState } from 'react'
import type { FileList, FileListProps } from '../files/file-list.tsx'
import { hasPendingUploads } from '../files/has-pending-uploads.ts'

type FileSenderProps = FileListProps & {
  /** Whether the earlier files have just been submitted: their pending uploads are then deleted. */
  isSent: boolean
}

type LoadedList = { List: typeof FileList; input: HTMLInputElement }

/**
 * Shows the upload list below the file input of a form. The input is part of the server-rendered page; the upload code
 * is loaded only when a visitor chooses a file or has pending uploads of an earlier visit.
 */
export function FileUploads({ isSent, ...props }: FileSenderProps) {
  const { form, labels } = props
  const place = useRef<HTMLDivElement>(null)
  const [loaded, setLoaded] = useState<LoadedList | 'failed'>()
  useEffect(() => {
    const element = place.current?.closest('form')
    const input = element?.querySelector<HTMLInputElement>('input[type=file]')
    if (!input) return
    const begin = () =>
      void import('../files/file-list.tsx').then(
        ({ FileList: List }) => setLoaded({ List, input }),
        () => setLoaded('failed'),
      )
    if (isSent) void import('../files/upload-queue-store.ts').then(({ clearFilesOf }) => clearFilesOf(form))
    if ((hasPendingUploads(form) && !isSent) || input.files?.length || element?.querySelector('[data-phone][open]'))
      begin()
    // Removes the query: after a reload, files belong to the next submission.
    if (isSent) history.replaceState(null, '', location.pathname)
    input.addEventListener('change', begin)
    // The toggle event of the phone upload; it does not bubble, so it is captured.
    element?.addEventListener('toggle', begin, true)
    return () => {
      input.removeEventListener('change', begin)
      element?.removeEventListener('toggle', begin, true)
    }
  }, [form, isSent])
  return (
    <div ref={place}>
      {loaded === 'failed' && labels.failures.failed}
      {typeof loaded === 'object' && <loaded.List {...props} input={loaded.input} />}
    </div>
  )
}
