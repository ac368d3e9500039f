import type { ReactNode } from 'react'
import { SmallIcon } from '../icon/icon.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import classes from './field.module.css'

/** Texts shared by all fields, in the page's language. */
export type FieldLabels = {
  /** After the label of an optional field: "(optional)". */
  optional: string
  /** Announced before an error message, so that it is not mistaken for a hint: "Error:". */
  error: string
}

/** Props shared by all form fields. */
export type FieldFrame = {
  label: string
  labels: FieldLabels
  hint?: string | undefined
  error?: string | undefined
  optional?: boolean | undefined
  /** Disables the field. There is no other way to disable one, so that a disabled field always shows the reason. */
  disabledReason?: string | undefined
  /** Smaller height, for filter bars and tables. */
  compact?: boolean | undefined
}

type FieldProps = FieldFrame & { id: string; children: ReactNode }

/** Input with label, hint and error message above it. */
export function Field({ id, label, labels, hint, error, optional, disabledReason, compact, children }: FieldProps) {
  return (
    <div className={fieldClass({ invalid: error !== undefined, compact })}>
      <label className={classes.label} htmlFor={id}>
        <LabelTexts {...{ label, labels, optional }} />
      </label>
      <FieldNotes {...{ id, labels, hint, error, disabledReason }} />
      {children}
    </div>
  )
}

/** Fieldset for several inputs of one question, with legend, hint and error message. */
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
        <LabelTexts {...{ label, labels, optional }} />
      </legend>
      <FieldNotes {...{ id, labels, hint, error, disabledReason }} />
      {children}
    </fieldset>
  )
}

export function fieldClass({ invalid, compact = false }: { invalid: boolean; compact?: boolean | undefined }) {
  return [classes.field, invalid && classes.invalid, compact && classes.compact].filter(Boolean).join(' ')
}

export function LabelTexts({ label, labels, optional }: Pick<FieldFrame, 'label' | 'labels' | 'optional'>) {
  if (!optional) return label
  return (
    <>
      {label} <span className={classes.optional}>{labels.optional}</span>
    </>
  )
}

type Notes = Pick<FieldFrame, 'hint' | 'error' | 'disabledReason'>

/** Returns the value of `aria-describedby`: the ids of the notes that exist. */
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
          <ErrorLabels {...{ labels, error }} />
        </p>
      )}
    </>
  )
}

export function ErrorLabels({ labels, error }: { labels: FieldLabels; error: string }) {
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
