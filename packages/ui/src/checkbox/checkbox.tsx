import type { ComponentProps } from 'react'
import { FieldGroup, type FieldFrame } from '../field/field.tsx'
import classes from './check.module.css'

type Choice = {
  label: string
  hint?: string | undefined
  /** Number of entries left when this filter is applied. */
  count?: number | undefined
}

type CheckboxProps = Choice &
  Omit<ComponentProps<'input'>, 'type' | 'id' | 'className' | 'style'> & {
    name: string
    id?: string
    invalid?: boolean
    /** Indeterminate: the boxes it represents differ. Needs script, because `indeterminate` has no HTML attribute. */
    mixed?: boolean | undefined
  }

/** Single checkbox; the label is clickable too. */
export function Checkbox({ name, id = name, label, hint, count, invalid = false, mixed, ...native }: CheckboxProps) {
  return (
    <label className={classes.check}>
      <input
        {...native}
        {...{ id, name }}
        {...(mixed === undefined ? {} : { ref: showMixed(mixed) })}
        type="checkbox"
        aria-invalid={invalid || undefined}
        aria-describedby={hint ? `${id}-hint` : native['aria-describedby']}
      />
      <span className={classes.text}>
        {label}
        {hint && (
          <span className={classes.hint} id={`${id}-hint`}>
            {hint}
          </span>
        )}
      </span>
      {count !== undefined && <span className={classes.count}>{count}</span>}
    </label>
  )
}

/** Sets the `indeterminate` property, which has no HTML attribute. */
function showMixed(mixed: boolean) {
  return (box: HTMLInputElement | null) => {
    if (box) box.indeterminate = mixed
  }
}

type CheckboxGroupProps = FieldFrame & {
  name: string
  /** Id of the first box, the target of the error summary's link. */
  id?: string
  options: (Choice & { value: string; disabled?: boolean })[]
  defaultValue?: string[]
}

/** Group of checkboxes for one question. */
export function CheckboxGroup({ name, id = name, options, defaultValue = [], ...frame }: CheckboxGroupProps) {
  return (
    <FieldGroup {...frame} id={id}>
      <div className={classes.list}>
        {options.map(({ value, ...option }, index) => (
          <Checkbox
            key={value}
            {...option}
            {...{ name, value }}
            id={index === 0 ? id : `${id}-${index + 1}`}
            invalid={frame.error !== undefined}
            defaultChecked={defaultValue.includes(value)}
          />
        ))}
      </div>
    </FieldGroup>
  )
}
