import { formatFileSize } from '@ferrule/texts/format-file-size'
import { FileRow } from '@ferrule/ui/file-row'
import { FileUpload } from '@ferrule/ui/file-upload'
import { useTexts } from '../frame/texts.tsx'
import { useReaderLanguage } from '../frame/use-reader-language.ts'
import { useFieldLabels } from '../portal/use-field-labels.ts'
import type { UploadQueue, UploadRow } from './upload-queue.ts'
import { useUploads } from './use-uploads.ts'

type UploadFieldProps = {
  /** Which form: its files are kept under this name until it is sent. */
  form: string
  error: string | undefined
}

/** Files that go with a form. What has arrived is sent along by its id; what has not is named, so that nobody forgets it. */
export function UploadField({ form, error }: UploadFieldProps) {
  const texts = useTexts()
  const labels = useFieldLabels()
  const { rows, queue } = useUploads(form)
  return (
    <FileUpload
      name="files"
      id="files"
      labels={labels}
      label={texts('upload.files')}
      optional
      dropTitle={texts('upload.drop')}
      dropText={texts('upload.limit')}
      chooseLabel={texts('upload.choose')}
      {...(error ? { error } : {})}
      onChange={({ currentTarget }) => {
        queue.add([...(currentTarget.files ?? [])])
        currentTarget.value = ''
      }}
    >
      {rows.length > 0 && rows.map((row) => <Row key={row.key} row={row} queue={queue} />)}
    </FileUpload>
  )
}

function Row({ row, queue }: { row: UploadRow; queue: UploadQueue }) {
  const texts = useTexts()
  const language = useReaderLanguage()
  const { key, fileName, byteSize, sentBytes, state, problem, uploadId } = row
  const size = (bytes: number) => formatFileSize(bytes, language)
  const progress = texts('upload.progress', { sent: size(sentBytes), total: size(byteSize) })
  const status = {
    sending: progress,
    paused: `${texts('upload.paused')}, ${progress}`,
    done: `${size(byteSize)}, ${texts('upload.sent')}`,
    failed: size(byteSize),
  }[state]
  const errors = { 'too-large': texts('upload.too-large'), failed: texts('upload.connection-lost') }
  return (
    <>
      <FileRow
        fileName={fileName}
        state={state}
        progress={byteSize === 0 ? 0 : sentBytes / byteSize}
        status={status}
        labels={{
          pause: texts('upload.pause'),
          resume: texts('upload.resume'),
          retry: texts('component.retry'),
          remove: texts('component.remove'),
          error: texts('component.error-prefix'),
        }}
        onRemove={() => queue.remove(key)}
        {...(problem ? { error: errors[problem] } : {})}
        {...(state === 'sending' ? { onPause: () => queue.pause(key) } : {})}
        {...(state === 'paused' ? { onResume: () => queue.resume(key) } : {})}
        {...(problem === 'failed' ? { onRetry: () => queue.resume(key) } : {})}
      />
      {uploadId ? (
        <input type="hidden" name="attachment" value={uploadId} />
      ) : (
        <input type="hidden" name="unsent" value={fileName} />
      )}
    </>
  )
}
