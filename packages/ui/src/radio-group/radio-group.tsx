import type { ChangeEventHandler } from 'react'
import classes from '../checkbox/check.module.css'
import { FieldGroup, type FieldFrame } from '../field/field.tsx'

export type RadioOption = { value: string; label: string; hint?: string; disabled?: boolean }

type RadioGroupProps = FieldFrame & {
  name: string
  /** Id of the first button, the target of the error summary's link. */
  id?: string
  options: RadioOption[]
  defaultValue?: string
  /** Controlled value; requires `onChange`. */
  value?: string
  onChange?: ChangeEventHandler<HTMLInputElement>
  /** Side by side, for a few short options. */
  inline?: boolean
}

/** Radio buttons for one question. */
export function RadioGroup({ name, id = name, options, inline = false, ...props }: RadioGroupProps) {
  const { defaultValue, value: chosen, onChange, ...frame } = props
  return (
    <FieldGroup {...frame} id={id} choice="one">
      <div className={inline ? classes.row : classes.list}>
        {options.map(({ value, label, hint, disabled = false }, index) => {
          const ownId = index === 0 ? id : `${id}-${index + 1}`
          return (
            <label className={classes.check} key={value}>
              <input
                type="radio"
                {...{ name, value, disabled }}
                id={ownId}
                {...(chosen === undefined ? { defaultChecked: value === defaultValue } : { checked: value === chosen })}
                {...(onChange ? { onChange } : {})}
                aria-describedby={hint ? `${ownId}-about` : undefined}
              />
              <span className={classes.text}>
                {label}
                {hint && (
                  <span className={classes.hint} id={`${ownId}-about`}>
                    {hint}
                  </span>
                )}
              </span>
            </label>
          )
        })}
      </div>
    </FieldGroup>
  )
}
