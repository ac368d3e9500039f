import type { Language } from '@ferrule/domain/locales/language'
import { formatFileSize } from '@ferrule/texts/format-file-size'
import { FileRow, type FileRowLabels } from '@ferrule/ui/file-row'
import type { FileSending } from './file-sending.ts'
import type { FailureReason, SendingFile } from './sending-file.ts'

export type FileRowsLabels = {
  row: FileRowLabels
  /** Has the places {sent} and {total}. */
  progress: string
  states: Record<'waiting' | 'paused' | 'checking' | 'done', string>
  failures: Record<FailureReason, string>
}

type FileRowsProps = { files: readonly SendingFile[]; sending: FileSending; language: Language; labels: FileRowsLabels }

/** The files of a form, and what can be done with each. */
export function FileRows({ files, ...props }: FileRowsProps) {
  return files.map((file) => <Row key={file.key} file={file} {...props} />)
}

type RowProps = Omit<FileRowsProps, 'files'> & { file: SendingFile }

function Row({ file: { key, name, bytes, sent, state, reason }, language, labels, sending }: RowProps) {
  const total = formatFileSize(bytes, language)
  const progress = labels.progress.replace('{sent}', formatFileSize(sent, language)).replace('{total}', total)
  const isUnderWay = state === 'sending' || state === 'failed'
  return (
    <FileRow
      fileName={name}
      labels={labels.row}
      state={state}
      progress={sent / Math.max(1, bytes)}
      status={isUnderWay ? progress : `${state === 'paused' ? progress : total}, ${labels.states[state]}`}
      {...(reason ? { error: labels.failures[reason] } : {})}
      {...(state === 'sending' ? { onPause: () => sending.pause(key) } : {})}
      {...(state === 'paused' ? { onResume: () => sending.resume(key) } : {})}
      {...(reason === 'connection-lost' ? { onRetry: () => sending.resume(key) } : {})}
      onRemove={() => sending.remove(key)}
    />
  )
}
