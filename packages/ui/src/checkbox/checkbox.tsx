import type { ComponentProps } from 'react'
import { FieldGroup, type FieldFrame } from '../field/field.tsx'
import classes from './check.module.css'

type Choice = {
  label: string
  hint?: string | undefined
  /** How many entries a filter would leave. */
  count?: number | undefined
}

type CheckboxProps = Choice &
  Omit<ComponentProps<'input'>, 'type' | 'id' | 'className' | 'style'> & {
    name: string
    id?: string
    invalid?: boolean
    /** Neither yes nor no: it stands for several boxes that differ. Only script can say so to the browser. */
    mixed?: boolean | undefined
  }

/** One yes or no. Its label is part of the target. */
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
      <span className={classes.words}>
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

/** There is no attribute for it: a box is mixed by a property alone. */
function showMixed(mixed: boolean) {
  return (box: HTMLInputElement | null) => {
    if (box) box.indeterminate = mixed
  }
}

type CheckboxGroupProps = FieldFrame & {
  name: string
  /** The id of the first box, where the error summary leads. */
  id?: string
  options: (Choice & { value: string; disabled?: boolean })[]
  defaultValue?: string[]
}

/** Several answers to one question. */
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
