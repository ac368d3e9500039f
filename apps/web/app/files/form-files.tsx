import { acceptedTypes } from '@ferrule/domain/files/media-type'
import { FileUpload } from '@ferrule/ui/file-upload'
import { useTexts } from '../frame/texts.tsx'
import { useReaderLanguage } from '../frame/use-reader-language.ts'
import { FileSender } from '../islands/file-sender.tsx'
import { Island } from '../islands/island.tsx'
import classes from './form-files.module.css'

/** Pictures and videos within a form; under its name they are kept until it is sent. */
export function FormFiles({ form, isSent = false }: { form: string; isSent?: boolean }) {
  const texts = useTexts()
  const language = useReaderLanguage()
  const labels = {
    row: {
      pause: texts('upload.pause'),
      resume: texts('upload.resume'),
      retry: texts('component.retry'),
      remove: texts('component.remove'),
      error: texts('component.error-prefix'),
    },
    progress: texts('upload.progress', { sent: '{sent}', total: '{total}' }),
    states: {
      waiting: texts('upload.waiting'),
      paused: texts('upload.paused'),
      checking: texts('upload.scanning'),
      done: texts('upload.sent'),
    },
    failures: {
      'too-large': texts('upload.too-large'),
      'wrong-type': texts('upload.wrong-type'),
      'too-many': texts('upload.too-many'),
      limited: texts('upload.limited'),
      'connection-lost': texts('upload.connection-lost'),
      infected: texts('upload.infected'),
      failed: texts('upload.failed'),
    },
    stillSending: texts('upload.still-sending'),
  }
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
