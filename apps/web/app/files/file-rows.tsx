import type { Language } from '@ferrule/domain/locales/language'
import { formatFileSize } from '@ferrule/texts/format-file-size'
import { FileRow, type FileRowLabels } from '@ferrule/ui/file-row'
import type { UploadQueue } from './upload-queue.ts'
import type { FailureReason, UploadItem } from './upload-item.ts'

export type FileRowsLabels = {
  row: FileRowLabels
  /** Has the placeholders {sent} and {total}. */
  progress: string
  states: Record<'waiting' | 'paused' | 'checking' | 'done', string>
  failures: Record<FailureReason, string>
}

type FileRowsProps = { files: readonly UploadItem[]; queue: UploadQueue; language: Language; labels: FileRowsLabels }

/** The files of a form, each with its state and actions. */
export function FileRows({ files, ...props }: FileRowsProps) {
  return files.map((file) => <Row key={file.key} file={file} {...props} />)
}

type RowProps = Omit<FileRowsProps, 'files'> & { file: UploadItem }

function Row({ file: { key, name, bytes, sent, state, reason }, language, labels, queue }: RowProps) {
  const total = formatFileSize(bytes, language)
  const progress = labels.progress.replace('{sent}', formatFileSize(sent, language)).replace('{total}', total)
  const isSendingOrFailed = state === 'sending' || state === 'failed'
  return (
    <FileRow
      fileName={name}
      labels={labels.row}
      state={state}
      progress={sent / Math.max(1, bytes)}
      status={isSendingOrFailed ? progress : `${state === 'paused' ? progress : total}, ${labels.states[state]}`}
      {...(reason ? { error: labels.failures[reason] } : {})}
      {...(state === 'sending' ? { onPause: () => queue.pause(key) } : {})}
      {...(state === 'paused' ? { onResume: () => queue.resume(key) } : {})}
      {...(reason === 'connection-lost' ? { onRetry: () => queue.resume(key) } : {})}
      onRemove={() => queue.remove(key)}
    />
  )
}
