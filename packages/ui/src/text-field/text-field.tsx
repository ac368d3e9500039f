import type { ComponentProps } from 'react'
import control from '../field/control.module.css'
import { describedBy, Field, type FieldFrame } from '../field/field.tsx'
import classes from './text-field.module.css'

type Own = 'name' | 'id' | 'className' | 'style' | 'disabled' | 'aria-describedby' | 'aria-invalid'

type TextFieldProps = FieldFrame &
  Omit<ComponentProps<'input'>, Own | 'prefix' | 'type'> & {
    name: string
    /** The error summary links to it. */
    id?: string
    type?: 'text' | 'email' | 'tel' | 'url' | 'password' | 'number'
    /** Stands before what is typed: a currency, a country code. */
    before?: string
    /** Stands after what is typed: "mm". */
    unit?: string
  }

export function TextField({ name, id = name, type = 'text', before, unit, ...props }: TextFieldProps) {
  const { label, labels, hint, error, optional, disabledReason, compact, ...native } = props
  const input = (
    <input
      {...native}
      {...{ id, name, type }}
      className={controlClass(compact)}
      disabled={disabledReason !== undefined}
      aria-invalid={error ? true : undefined}
      aria-describedby={describedBy(
        id,
        { hint, error, disabledReason },
        !!before && `${id}-before`,
        !!unit && `${id}-unit`,
      )}
    />
  )
  return (
    <Field {...{ id, label, labels, hint, error, optional, disabledReason, compact }}>
      {before || unit ? (
        <div className={classes.affixed}>
          {before && (
            <span className={`${classes.affix} ${classes.before}`} id={`${id}-before`}>
              {before}
            </span>
          )}
          {input}
          {unit && (
            <span className={`${classes.affix} ${classes.unit}`} id={`${id}-unit`}>
              {unit}
            </span>
          )}
        </div>
      ) : (
        input
      )}
    </Field>
  )
}

type TextAreaProps = FieldFrame & Omit<ComponentProps<'textarea'>, Own> & { name: string; id?: string }

/** For more than one line. Grows with its text where the browser can do that. */
export function TextArea({ name, id = name, ...props }: TextAreaProps) {
  const { label, labels, hint, error, optional, disabledReason, compact, ...native } = props
  return (
    <Field {...{ id, label, labels, hint, error, optional, disabledReason, compact }}>
      <textarea
        {...native}
        {...{ id, name }}
        className={`${controlClass(compact)} ${classes.area}`}
        disabled={disabledReason !== undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { hint, error, disabledReason })}
      />
    </Field>
  )
}

function controlClass(compact = false) {
  return compact ? `${control.control} ${control.compact}` : control.control
}
