import type { ComponentProps } from 'react'
import control from '../field/control.module.css'
import { describedBy, Field, type FieldFrame } from '../field/field.tsx'
import classes from './text-field.module.css'

type OmittedProps = 'name' | 'id' | 'className' | 'style' | 'disabled' | 'aria-describedby' | 'aria-invalid'

type TextFieldProps = FieldFrame &
  Omit<ComponentProps<'input'>, OmittedProps | 'prefix' | 'type'> & {
    name: string
    /** Id of the input, the target of the error summary's link. */
    id?: string
    type?: 'text' | 'email' | 'tel' | 'url' | 'password' | 'number' | 'datetime-local'
    /** Prefix of the input: a currency, a country code. */
    before?: string
    /** Suffix of the input: "mm". */
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

type TextAreaProps = FieldFrame & Omit<ComponentProps<'textarea'>, OmittedProps> & { name: string; id?: string }

/** Multi-line text field. Grows with its text where the browser supports field-sizing. */
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
