import { useTexts } from '../frame/texts.tsx'
import { useReaderLanguage } from '../frame/use-reader-language.ts'
import { FileSender } from '../islands/file-sender.tsx'
import { Island } from '../islands/island.tsx'

/** Pictures and videos within a form; under its name they are kept until it is sent. */
export function FormFiles({ form }: { form: string }) {
  const texts = useTexts()
  const language = useReaderLanguage()
  const labels = {
    field: {
      label: texts('upload.label'),
      dropTitle: texts('upload.drop'),
      dropText: texts('upload.hint'),
      chooseLabel: texts('upload.choose'),
    },
    frame: { optional: texts('component.optional'), error: texts('component.error-prefix') },
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
    <>
      <Island name="file-sender" component={FileSender} props={{ form, language, labels }} />
      <noscript>
        <p>{texts('upload.by-mail')}</p>
      </noscript>
    </>
  )
}
