import type { ReactNode } from 'react'
import { SmallIcon } from '../icon/icon.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import classes from './field.module.css'

/** The words every field shares, in the reader's language. */
export type FieldLabels = {
  /** After the label of a field that may stay empty: "(optional)". */
  optional: string
  /** Read out before a message, so that it is not mistaken for a hint: "Error:". */
  error: string
}

/** What stands around every input, whichever kind it is. */
export type FieldFrame = {
  label: string
  labels: FieldLabels
  hint?: string | undefined
  error?: string | undefined
  optional?: boolean | undefined
  /** Disables the field. There is no other way to disable one: a grey field always says why. */
  disabledReason?: string | undefined
  /** Lower, for filter bars and tables. */
  compact?: boolean | undefined
}

type FieldProps = FieldFrame & { id: string; children: ReactNode }

/** Label, hint and message above the input, in the order in which they are read. */
export function Field({ id, label, labels, hint, error, optional, disabledReason, compact, children }: FieldProps) {
  return (
    <div className={fieldClass({ invalid: error !== undefined, compact })}>
      <label className={classes.label} htmlFor={id}>
        <LabelWords {...{ label, labels, optional }} />
      </label>
      <FieldNotes {...{ id, labels, hint, error, disabledReason }} />
      {children}
    </div>
  )
}

/** The same frame around several inputs that answer one question. */
export function FieldGroup({ id, error, children, ...frame }: FieldProps & { choice?: 'one' | 'many' }) {
  const { label, labels, optional, hint, disabledReason, compact, choice = 'many' } = frame
  return (
    <fieldset
      className={fieldClass({ invalid: error !== undefined, compact })}
      aria-describedby={describedBy(id, { hint, error, disabledReason })}
      disabled={disabledReason !== undefined}
      {...(choice === 'one' ? { role: 'radiogroup', 'aria-invalid': error ? true : undefined } : {})}
    >
      <legend className={classes.label}>
        <LabelWords {...{ label, labels, optional }} />
      </legend>
      <FieldNotes {...{ id, labels, hint, error, disabledReason }} />
      {children}
    </fieldset>
  )
}

export function fieldClass({ invalid, compact = false }: { invalid: boolean; compact?: boolean | undefined }) {
  return [classes.field, invalid && classes.invalid, compact && classes.compact].filter(Boolean).join(' ')
}

export function LabelWords({ label, labels, optional }: Pick<FieldFrame, 'label' | 'labels' | 'optional'>) {
  if (!optional) return label
  return (
    <>
      {label} <span className={classes.optional}>{labels.optional}</span>
    </>
  )
}

type Notes = Pick<FieldFrame, 'hint' | 'error' | 'disabledReason'>

/** The ids of the notes that exist, for the input they are about. */
export function describedBy(id: string, { hint, error, disabledReason }: Notes, ...others: (string | false)[]) {
  const ids = [hint && `${id}-hint`, disabledReason && `${id}-reason`, error && `${id}-error`, ...others]
  return ids.filter(Boolean).join(' ') || undefined
}

function FieldNotes({ id, labels, hint, error, disabledReason }: Notes & { id: string; labels: FieldLabels }) {
  return (
    <>
      {hint && (
        <p className={classes.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {disabledReason && (
        <p className={classes.reason} id={`${id}-reason`}>
          <SmallIcon name="lock" />
          {disabledReason}
        </p>
      )}
      {error && (
        <p className={classes.error} id={`${id}-error`}>
          <ErrorWords {...{ labels, error }} />
        </p>
      )}
    </>
  )
}

export function ErrorWords({ labels, error }: { labels: FieldLabels; error: string }) {
  return (
    <>
      <SmallIcon name="error" />
      <span>
        <VisuallyHidden>{labels.error} </VisuallyHidden>
        {error}
      </span>
    </>
  )
}
