import { acceptAttributes } from '@ferrule/domain/files/upload-purpose'
import { FileUpload } from '@ferrule/ui/file-upload'
import { useCallback, useState } from 'react'
import { useFrame } from '../frame/frame.ts'
import { useTexts } from '../frame/texts.tsx'
import { useUserLanguage } from '../frame/use-user-language.ts'
import { useFieldLabels } from '../portal/use-field-labels.ts'
import { PhoneDisclosure } from '../phone/phone-disclosure.tsx'
import { PhonePanel } from '../phone/phone-panel.tsx'
import { usePhoneLabels } from '../phone/use-phone-labels.ts'
import { FileRows } from './file-rows.tsx'
import type { ArrivedFile } from './upload-queue.ts'
import { arrivedIds, isOutstanding } from './upload-item.ts'
import { useFileLabels } from './use-file-labels.ts'
import { useUploadQueue } from './use-upload-queue.ts'

type UploadFieldProps = {
  /** The name of the form's pending uploads. */
  form: string
  /** Must be unique if several forms of a page have an upload field. */
  id?: string
  error: string | undefined
}

/**
 * The upload field of a ticket. The form contains the ids of uploaded files, and the field `unsent` while files are
 * missing, so that it is not sent without them. A refused file does not hold it up.
 */
export function UploadField({ form, id = 'files', error }: UploadFieldProps) {
  const texts = useTexts()
  const fieldLabels = useFieldLabels()
  const language = useUserLanguage()
  const fileLabels = useFileLabels()
  const labels = {
    ...fileLabels,
    failures: { ...fileLabels.failures, 'wrong-type': texts('upload.ticket-wrong-type') },
  }
  const { files, queue } = useUploadQueue(form, 'ticket')
  const arrived = arrivedIds(files)
  const { locale } = useFrame()
  const phoneLabels = usePhoneLabels()
  const [isPhoneOpen, setIsPhoneOpen] = useState(false)
  const onArrived = useCallback((file: ArrivedFile) => queue.take(file), [queue])
  return (
    <>
      <FileUpload
        name="chosen-files"
        id={id}
        labels={fieldLabels}
        label={texts('upload.files')}
        optional
        dropTitle={texts('upload.drop')}
        dropText={texts('upload.ticket-hint')}
        chooseLabel={texts('upload.choose')}
        accept={acceptAttributes.ticket}
        {...(error ? { error } : {})}
        onChange={({ currentTarget }) => {
          queue.add(currentTarget.files ?? [])
          currentTarget.value = ''
        }}
      >
        {files.length > 0 && <FileRows {...{ files, queue, language, labels }} />}
      </FileUpload>
      <PhoneDisclosure onToggle={setIsPhoneOpen}>
        <PhonePanel isOpen={isPhoneOpen} labels={phoneLabels} {...{ locale, onArrived }} />
      </PhoneDisclosure>
      {arrived.map((file) => (
        <input key={file} type="hidden" name="files" value={file} />
      ))}
      {files.some(isOutstanding) && <input type="hidden" name="unsent" />}
    </>
  )
}
