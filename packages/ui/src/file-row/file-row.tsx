import { SmallIcon } from '../icon/icon.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import classes from './file-row.module.css'

export type FileRowLabels = {
  pause: string
  resume: string
  retry: string
  remove: string
  /** Announced before an error message: "Error:". */
  error: string
}

type FileRowProps = {
  fileName: string
  labels: FileRowLabels
  /** From 0 to 1. */
  progress: number
  /** "41.8 MB of 62.0 MB", "3.1 MB, stopped at 1.9 MB" */
  status: string
  state: 'waiting' | 'sending' | 'paused' | 'checking' | 'done' | 'failed'
  /** Why the upload failed, and what the user can do. */
  error?: string
  /** Buttons are shown only for the actions given. */
  onPause?: () => void
  onResume?: () => void
  onRetry?: () => void
  onRemove?: () => void
}

/** One file of an upload: name, progress and actions. */
export function FileRow({ fileName, labels, progress, status, state, error, ...actions }: FileRowProps) {
  const percent = Math.round(Math.min(1, Math.max(0, progress)) * 100)
  return (
    <li className={classes.row} data-state={state}>
      <SmallIcon name={state === 'done' ? 'ok' : 'file'} />
      <div>
        <div className={classes.line}>
          <span className={classes.name}>{fileName}</span>
          <span className={classes.status}>{status}</span>
        </div>
        <progress className={classes.meter} value={percent} max={100} aria-label={fileName} aria-valuetext={status} />
        {error && (
          <p className={classes.error} role="alert">
            <SmallIcon name="error" />
            <span>
              <VisuallyHidden>{labels.error} </VisuallyHidden>
              {error}
            </span>
          </p>
        )}
      </div>
      <RowActions {...{ fileName, labels }} {...actions} />
    </li>
  )
}

type RowActionsProps = Pick<FileRowProps, 'fileName' | 'labels' | 'onPause' | 'onResume' | 'onRetry' | 'onRemove'>

function RowActions({ fileName, labels, onPause, onResume, onRetry, onRemove }: RowActionsProps) {
  const steps = [
    { label: labels.pause, act: onPause },
    { label: labels.resume, act: onResume },
    { label: labels.retry, act: onRetry },
  ]
  return (
    <>
      <div className={classes.steps}>
        {steps.map(
          ({ label, act }) =>
            act && (
              <button key={label} type="button" className={classes.step} onClick={act}>
                {label}
                <VisuallyHidden> {fileName}</VisuallyHidden>
              </button>
            ),
        )}
      </div>
      {onRemove && (
        <button type="button" className={classes.remove} onClick={onRemove} aria-label={`${labels.remove} ${fileName}`}>
          <SmallIcon name="close" />
        </button>
      )}
    </>
  )
}
