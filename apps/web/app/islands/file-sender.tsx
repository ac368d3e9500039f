import { useEffect, useRef, useState } from 'react'
import type { FileList, FileListProps } from '../files/file-list.tsx'
import { hasKeptFiles } from '../files/has-kept-files.ts'

type FileSenderProps = FileListProps & {
  /** Whether what was chosen before has just arrived: then it is no longer kept. */
  isSent: boolean
}

type Sending = { List: typeof FileList; input: HTMLInputElement }

/**
 * Stands beneath the file input of a form. The input itself is part of the document, and what sends files is fetched by
 * those who choose one, or chose one on an earlier visit: nobody else pays for it.
 */
export function FileSender({ isSent, ...props }: FileSenderProps) {
  const { form, labels } = props
  const place = useRef<HTMLDivElement>(null)
  const [sending, setSending] = useState<Sending | 'failed'>()
  useEffect(() => {
    const element = place.current?.closest('form')
    const input = element?.querySelector<HTMLInputElement>('input[type=file]')
    if (!input) return
    const begin = () =>
      void import('../files/file-list.tsx').then(
        ({ FileList: List }) => setSending({ List, input }),
        () => setSending('failed'),
      )
    if (isSent) void import('../files/kept-files.ts').then(({ forgetFilesOf }) => forgetFilesOf(form))
    if ((hasKeptFiles(form) && !isSent) || input.files?.length || element?.querySelector('[data-phone][open]')) begin()
    // Said once: after a reload these are files of a next addition.
    if (isSent) history.replaceState(null, '', location.pathname)
    input.addEventListener('change', begin)
    // Of the offer to add files from a phone; it does not bubble.
    element?.addEventListener('toggle', begin, true)
    return () => {
      input.removeEventListener('change', begin)
      element?.removeEventListener('toggle', begin, true)
    }
  }, [form, isSent])
  return (
    <div ref={place}>
      {sending === 'failed' && labels.failures.failed}
      {typeof sending === 'object' && <sending.List {...props} input={sending.input} />}
    </div>
  )
}
