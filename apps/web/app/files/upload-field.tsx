import { acceptedTypes } from '@ferrule/domain/files/media-type'
import { FileUpload } from '@ferrule/ui/file-upload'
import { useCallback, useState } from 'react'
import { useFrame } from '../frame/frame.ts'
import { useTexts } from '../frame/texts.tsx'
import { useReaderLanguage } from '../frame/use-reader-language.ts'
import { useFieldLabels } from '../portal/use-field-labels.ts'
import { PhoneDisclosure } from '../phone/phone-disclosure.tsx'
import { PhonePanel } from '../phone/phone-panel.tsx'
import { usePhoneLabels } from '../phone/use-phone-labels.ts'
import { FileRows } from './file-rows.tsx'
import type { ArrivedFile } from './file-sending.ts'
import { arrivedIds } from './sending-file.ts'
import { useFileLabels } from './use-file-labels.ts'
import { useFileSending } from './use-file-sending.ts'

type UploadFieldProps = {
  /** Which form: its files are kept under this name until it is sent. */
  form: string
  /** Where two forms of one page take files, each field has its own. */
  id?: string
  error: string | undefined
}

/**
 * Files that go with a form of the portal. What has arrived is sent along by its id; what has not is named, so that
 * nobody forgets it.
 */
export function UploadField({ form, id = 'files', error }: UploadFieldProps) {
  const texts = useTexts()
  const fieldLabels = useFieldLabels()
  const language = useReaderLanguage()
  const labels = useFileLabels()
  const { files, sending } = useFileSending(form)
  const arrived = arrivedIds(files)
  const { locale } = useFrame()
  const phoneLabels = usePhoneLabels()
  const [isPhoneOpen, setIsPhoneOpen] = useState(false)
  const onArrived = useCallback((file: ArrivedFile) => sending.take(file), [sending])
  return (
    <>
      <FileUpload
        name="chosen-files"
        id={id}
        labels={fieldLabels}
        label={texts('upload.files')}
        optional
        dropTitle={texts('upload.drop')}
        dropText={texts('upload.hint')}
        chooseLabel={texts('upload.choose')}
        accept={acceptedTypes}
        {...(error ? { error } : {})}
        onChange={({ currentTarget }) => {
          sending.add(currentTarget.files ?? [])
          currentTarget.value = ''
        }}
      >
        {files.length > 0 && <FileRows {...{ files, sending, language, labels }} />}
      </FileUpload>
      <PhoneDisclosure onToggle={setIsPhoneOpen}>
        <PhonePanel isOpen={isPhoneOpen} labels={phoneLabels} {...{ locale, onArrived }} />
      </PhoneDisclosure>
      {arrived.map((file) => (
        <input key={file} type="hidden" name="files" value={file} />
      ))}
      {arrived.length < files.length && <input type="hidden" name="unsent" />}
    </>
  )
}
