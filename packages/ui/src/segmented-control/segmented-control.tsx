import type { ChangeEventHandler } from 'react'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import classes from './segmented-control.module.css'

type SegmentedControlProps = {
  name: string
  label: string
  hideLabel?: boolean
  options: { value: string; label: string; disabled?: boolean }[]
  defaultValue?: string
  /** Controlled value; requires `onChange`. */
  value?: string
  onChange?: ChangeEventHandler<HTMLInputElement>
}

/** Radio group of two to four options in one line. Needs no script. */
export function SegmentedControl({ name, label, hideLabel = false, options, ...state }: SegmentedControlProps) {
  const { defaultValue, value: chosen, onChange } = state
  return (
    <fieldset className={classes.group} role="radiogroup">
      <Legend label={label} hidden={hideLabel} />
      <div className={classes.segments}>
        {options.map(({ value, label: text, disabled = false }) => (
          <label key={value} className={classes.segment}>
            <input
              type="radio"
              {...{ name, value, disabled }}
              {...(chosen === undefined ? { defaultChecked: value === defaultValue } : { checked: value === chosen })}
              {...(onChange ? { onChange } : {})}
            />
            <span className={classes.text}>{text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

function Legend({ label, hidden }: { label: string; hidden: boolean }) {
  return hidden ? (
    <legend className={classes.nothing}>
      <VisuallyHidden>{label}</VisuallyHidden>
    </legend>
  ) : (
    <legend className={classes.legend}>{label}</legend>
  )
}

type SegmentedLinksProps = { label: string; options: { href: string; label: string; current?: boolean }[] }

/** Same appearance for options that are separate URLs: a view, a language, a unit. */
export function SegmentedLinks({ label, options }: SegmentedLinksProps) {
  return (
    <ul className={classes.segments} role="list" aria-label={label}>
      {options.map(({ href, label: text, current = false }) => (
        <li key={href} className={classes.segment}>
          <a className={classes.text} href={href} aria-current={current ? 'true' : undefined}>
            {text}
          </a>
        </li>
      ))}
    </ul>
  )
}
