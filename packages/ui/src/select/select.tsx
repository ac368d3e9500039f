import type { ComponentProps } from 'react'
import control from '../field/control.module.css'
import { describedBy, Field, type FieldFrame } from '../field/field.tsx'
import { SmallIcon } from '../icon/icon.tsx'
import classes from './select.module.css'

export type SelectOption = { value: string; label: string; disabled?: boolean }
export type SelectOptionGroup = { label: string; options: SelectOption[] }

type SelectProps = FieldFrame &
  Omit<ComponentProps<'select'>, 'id' | 'className' | 'style' | 'disabled' | 'children' | 'multiple'> & {
    name: string
    /** Id of the select, the target of the error summary's link. */
    id?: string
    options: (SelectOption | SelectOptionGroup)[]
    /** Empty first option: "Select a service". */
    placeholder?: string
  }

/** Native select: works without script and uses the system's list on phones. */
export function Select({ name, id = name, options, placeholder, ...props }: SelectProps) {
  const { label, labels, hint, error, optional, disabledReason, compact, ...native } = props
  return (
    <Field {...{ id, label, labels, hint, error, optional, disabledReason, compact }}>
      <div className={classes.box}>
        <select
          {...native}
          {...{ id, name }}
          className={`${control.control} ${compact ? control.compact : ''} ${classes.select}`}
          disabled={disabledReason !== undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { hint, error, disabledReason })}
        >
          {placeholder && <option value="">{placeholder}</option>}
          {options.map((entry) =>
            'options' in entry ? (
              <optgroup key={entry.label} label={entry.label}>
                {entry.options.map(optionOf)}
              </optgroup>
            ) : (
              optionOf(entry)
            ),
          )}
        </select>
        <SmallIcon name="chevron-down" />
      </div>
    </Field>
  )
}

function optionOf({ value, label, disabled = false }: SelectOption) {
  return (
    <option key={value} value={value} disabled={disabled}>
      {label}
    </option>
  )
}
