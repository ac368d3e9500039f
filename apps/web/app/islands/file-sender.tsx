import { acceptedTypes } from '@ferrule/domain/files/media-type'
import type { Language } from '@ferrule/domain/locales/language'
import { formatFileSize } from '@ferrule/texts/format-file-size'
import { FileRow, type FileRowLabels } from '@ferrule/ui/file-row'
import { FileUpload } from '@ferrule/ui/file-upload'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { type FailureReason, isOnItsWay, arrivedIds, type SendingFile } from '../files/sending-file.ts'
import { useFileSending } from '../files/use-file-sending.ts'
import classes from './file-sender.module.css'

export type FileSenderProps = {
  /** Under this name the files are kept until the form is sent. */
  form: string
  language: Language
  labels: {
    field: { label: string; dropTitle: string; dropText: string; chooseLabel: string }
    frame: { optional: string; error: string }
    row: FileRowLabels
    /** Has the places {sent} and {total}. */
    progress: string
    states: Record<'waiting' | 'paused' | 'checking' | 'done', string>
    failures: Record<FailureReason, string>
    stillSending: string
  }
}

/** Stands within a form: pictures and videos are sent while the rest is still being typed, and go with the form. */
export function FileSender({ form, language, labels }: FileSenderProps) {
  const place = useRef<HTMLDivElement>(null)
  const { files, sending } = useFileSending(form)
  const isWaiting = useSendingAfterFiles(place, files)
  useEffect(() => {
    const element = place.current?.closest('form')
    const discard = () => {
      for (const { key } of files) sending.remove(key)
    }
    element?.addEventListener('reset', discard)
    return () => element?.removeEventListener('reset', discard)
  }, [files, sending])
  return (
    <div ref={place} className={classes.sender}>
      <FileUpload
        name="chosen-files"
        {...labels.field}
        labels={labels.frame}
        optional
        accept={acceptedTypes}
        onChange={({ currentTarget }) => {
          sending.add(currentTarget.files ?? [])
          currentTarget.value = ''
        }}
      >
        {files.length > 0 && files.map((file) => <Row key={file.key} {...{ file, language, labels, sending }} />)}
      </FileUpload>
      {arrivedIds(files).map((id) => (
        <input key={id} type="hidden" name="files" value={id} />
      ))}
      <p className={classes.waiting} aria-live="polite">
        {isWaiting && labels.stillSending}
      </p>
    </div>
  )
}

type RowProps = Pick<FileSenderProps, 'language' | 'labels'> & {
  file: SendingFile
  sending: ReturnType<typeof useFileSending>['sending']
}

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

/** A form that is sent too early is sent as soon as the last of these files has arrived. */
function useSendingAfterFiles(place: RefObject<HTMLElement | null>, files: readonly SendingFile[]): boolean {
  const chosen = files.map(({ key }) => key).join()
  const [heldFor, setHeldFor] = useState<string>()
  const sentFor = useRef<string>(undefined)
  const mustWait = files.some(isOnItsWay)
  useEffect(() => {
    const form = place.current?.closest('form')
    if (!form || !mustWait) return
    const hold = (event: SubmitEvent) => {
      event.preventDefault()
      setHeldFor(chosen)
    }
    form.addEventListener('submit', hold)
    return () => form.removeEventListener('submit', hold)
  }, [place, mustWait, chosen])
  // Whoever sees that a file has failed decides anew.
  const isDue = heldFor === chosen && files.length > 0 && files.every(({ uploadId }) => uploadId !== undefined)
  useEffect(() => {
    if (!isDue || sentFor.current === chosen) return
    sentFor.current = chosen
    place.current?.closest('form')?.requestSubmit()
  }, [place, isDue, chosen])
  return mustWait && heldFor === chosen
}
