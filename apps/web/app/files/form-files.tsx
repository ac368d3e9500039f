import { acceptAttributes } from '@ferrule/domain/files/upload-purpose'
import { FileUpload } from '@ferrule/ui/file-upload'
import { useTexts } from '../frame/texts.tsx'
import { useUserLanguage } from '../frame/use-user-language.ts'
import { FileUploads } from '../islands/file-uploads.tsx'
import { Island } from '../islands/island.tsx'
import { PhoneDisclosure } from '../phone/phone-disclosure.tsx'
import { usePhoneLabels } from '../phone/use-phone-labels.ts'
import classes from './form-files.module.css'
import { useFileLabels } from './use-file-labels.ts'

type FormFilesProps = {
  form: string
  isSent?: boolean
  /** Whether this is the page opened on a phone, which does not offer another phone link. */
  isOnPhone?: boolean
}

/** The upload field of a public form; `form` is the name of its pending uploads. */
export function FormFiles({ form, isSent = false, isOnPhone = false }: FormFilesProps) {
  const texts = useTexts()
  const language = useUserLanguage()
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
        accept={acceptAttributes.request}
      />
      {!isOnPhone && <PhoneDisclosure />}
      <Island name="file-uploads" component={FileUploads} props={{ form, isSent, language, labels }} />
      <p className={classes.byMail}>{texts('upload.by-mail')}</p>
    </div>
  )
}
