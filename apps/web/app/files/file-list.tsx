import { type FileRowsLabels, FileRows } from './file-rows.tsx'
import type { Language } from '@ferrule/domain/locales/language'
import { useCallback, useEffect } from 'react'
import { PhoneInForm } from '../phone/phone-in-form.tsx'
import type { PhoneLabels } from '../phone/phone-panel.tsx'
import classes from './file-list.module.css'
import type { ArrivedFile } from './upload-queue.ts'
import { arrivedIds } from './upload-item.ts'
import { useUploadQueue } from './use-upload-queue.ts'
import { useSubmitAfterUploads } from './use-submit-after-uploads.ts'

export type FileListProps = {
  /** The name of the form's pending uploads. */
  form: string
  language: Language
  labels: FileRowsLabels & { stillSending: string; phone: PhoneLabels }
}

/** Uploads the chosen files while the user fills in the form, and adds their ids to it. */
export function FileList({ form, language, labels, input }: FileListProps & { input: HTMLInputElement }) {
  const element = input.closest('form') ?? document.createElement('form')
  const { files, queue } = useUploadQueue(form, 'request')
  const isWaiting = useSubmitAfterUploads(element, files)
  const onArrived = useCallback((file: ArrivedFile) => queue.take(file), [queue])
  useEffect(() => {
    const take = () => queue.add(takeChosen(input))
    // Adds files chosen before this script was loaded.
    take()
    input.addEventListener('change', take)
    return () => input.removeEventListener('change', take)
  }, [input, queue])
  useEffect(() => {
    const discard = () => {
      for (const { key } of files) queue.remove(key)
    }
    element.addEventListener('reset', discard)
    return () => element.removeEventListener('reset', discard)
  }, [element, files, queue])
  return (
    <>
      <PhoneInForm form={element} labels={labels.phone} onArrived={onArrived} />
      {files.length > 0 && (
        <ul role="list" className={classes.files}>
          <FileRows {...{ files, queue, language, labels }} />
        </ul>
      )}
      {arrivedIds(files).map((id) => (
        <input key={id} type="hidden" name="files" value={id} />
      ))}
      <p className={classes.status} aria-live="polite">
        {isWaiting && labels.stillSending}
      </p>
    </>
  )
}

/** Clears the input, so that the same file can be chosen again. */
function takeChosen(input: HTMLInputElement): File[] {
  const chosen = [...(input.files ?? [])]
  input.value = ''
  return chosen
}
