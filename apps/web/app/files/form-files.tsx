import { acceptedTypes } from '@ferrule/domain/files/media-type'
import { FileUpload } from '@ferrule/ui/file-upload'
import { useTexts } from '../frame/texts.tsx'
import { useReaderLanguage } from '../frame/use-reader-language.ts'
import { FileSender } from '../islands/file-sender.tsx'
import { Island } from '../islands/island.tsx'
import { PhoneDisclosure } from '../phone/phone-disclosure.tsx'
import { usePhoneLabels } from '../phone/use-phone-labels.ts'
import classes from './form-files.module.css'
import { useFileLabels } from './use-file-labels.ts'

type FormFilesProps = {
  form: string
  isSent?: boolean
  /** Whether this is the page that a phone was led to: it leads to no other. */
  isOnPhone?: boolean
}

/** Pictures and videos within a form; under its name they are kept until it is sent. */
export function FormFiles({ form, isSent = false, isOnPhone = false }: FormFilesProps) {
  const texts = useTexts()
  const language = useReaderLanguage()
  const labels = { ...useFileLabels(), stillSending: texts('upload.still-sending'), phone: usePhoneLabels() }
  return (
    <div className={classes.files}>
      <FileUpload
        name="chosen-files"
        label={texts('upload.label')}
        labels={{ optional: texts('component.optional'), error: texts('component.error-prefix') }}
        optional
        dropTitle={texts('upload.drop')}
        dropText={texts('upload.hint')}
        chooseLabel={texts('upload.choose')}
        accept={acceptedTypes}
      />
      {!isOnPhone && <PhoneDisclosure />}
      <Island name="file-sender" component={FileSender} props={{ form, isSent, language, labels }} />
      <p className={classes.byMail}>{texts('upload.by-mail')}</p>
    </div>
  )
}
