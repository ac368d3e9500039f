import { acceptedTypes } from '@ferrule/domain/files/media-type'
import { FileUpload } from '@ferrule/ui/file-upload'
import { useTexts } from '../frame/texts.tsx'
import { useReaderLanguage } from '../frame/use-reader-language.ts'
import { FileSender } from '../islands/file-sender.tsx'
import { Island } from '../islands/island.tsx'
import classes from './form-files.module.css'
import { useFileLabels } from './use-file-labels.ts'

/** Pictures and videos within a form; under its name they are kept until it is sent. */
export function FormFiles({ form, isSent = false }: { form: string; isSent?: boolean }) {
  const texts = useTexts()
  const language = useReaderLanguage()
  const labels = { ...useFileLabels(), stillSending: texts('upload.still-sending') }
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
      <Island name="file-sender" component={FileSender} props={{ form, isSent, language, labels }} />
      <p className={classes.byMail}>{texts('upload.by-mail')}</p>
    </div>
  )
}
