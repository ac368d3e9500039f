import { type FileRowsLabels, FileRows } from './file-rows.tsx'
import type { Language } from '@ferrule/domain/locales/language'
import { useCallback, useEffect } from 'react'
import { PhoneInForm } from '../phone/phone-in-form.tsx'
import type { PhoneLabels } from '../phone/phone-panel.tsx'
import classes from './file-list.module.css'
import type { ArrivedFile } from './file-sending.ts'
import { arrivedIds } from './sending-file.ts'
import { useFileSending } from './use-file-sending.ts'
import { useSendingAfterFiles } from './use-sending-after-files.ts'

export type FileListProps = {
  /** Under this name the files are kept until the form is sent. */
  form: string
  language: Language
  labels: FileRowsLabels & { stillSending: string; phone: PhoneLabels }
}

/** Sends what is chosen with this input while the rest of its form is still being typed. It then goes with the form. */
export function FileList({ form, language, labels, input }: FileListProps & { input: HTMLInputElement }) {
  const element = input.closest('form') ?? document.createElement('form')
  const { files, sending } = useFileSending(form)
  const isWaiting = useSendingAfterFiles(element, files)
  const onArrived = useCallback((file: ArrivedFile) => sending.take(file), [sending])
  useEffect(() => {
    const take = () => sending.add(takeChosen(input))
    // What was chosen before this script came.
    take()
    input.addEventListener('change', take)
    return () => input.removeEventListener('change', take)
  }, [input, sending])
  useEffect(() => {
    const discard = () => {
      for (const { key } of files) sending.remove(key)
    }
    element.addEventListener('reset', discard)
    return () => element.removeEventListener('reset', discard)
  }, [element, files, sending])
  return (
    <>
      <PhoneInForm form={element} labels={labels.phone} onArrived={onArrived} />
      {files.length > 0 && (
        <ul role="list" className={classes.files}>
          <FileRows {...{ files, sending, language, labels }} />
        </ul>
      )}
      {arrivedIds(files).map((id) => (
        <input key={id} type="hidden" name="files" value={id} />
      ))}
      <p className={classes.words} aria-live="polite">
        {isWaiting && labels.stillSending}
      </p>
    </>
  )
}

/** An emptied input can be used to choose the same file once more. */
function takeChosen(input: HTMLInputElement): File[] {
  const chosen = [...(input.files ?? [])]
  input.value = ''
  return chosen
}
