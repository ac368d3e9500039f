import type { ChangeEventHandler } from 'react'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import classes from './segmented-control.module.css'

type SegmentedControlProps = {
  name: string
  label: string
  hideLabel?: boolean
  options: { value: string; label: string; disabled?: boolean }[]
  defaultValue?: string
  /** Only with `onChange`: then the owner keeps the answer. */
  value?: string
  onChange?: ChangeEventHandler<HTMLInputElement>
}

/** Two to four answers in one line, as radio buttons of the form they stand in. Needs no script. */
export function SegmentedControl({ name, label, hideLabel = false, options, ...answer }: SegmentedControlProps) {
  const { defaultValue, value: chosen, onChange } = answer
  return (
    <fieldset className={classes.group} role="radiogroup">
      <Legend label={label} hidden={hideLabel} />
      <div className={classes.segments}>
        {options.map(({ value, label: words, disabled = false }) => (
          <label key={value} className={classes.segment}>
            <input
              type="radio"
              {...{ name, value, disabled }}
              {...(chosen === undefined ? { defaultChecked: value === defaultValue } : { checked: value === chosen })}
              {...(onChange ? { onChange } : {})}
            />
            <span className={classes.words}>{words}</span>
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

/** The same look where each answer is an address of its own: a view, a language, a unit kept in the URL. */
export function SegmentedLinks({ label, options }: SegmentedLinksProps) {
  return (
    <ul className={classes.segments} role="list" aria-label={label}>
      {options.map(({ href, label: words, current = false }) => (
        <li key={href} className={classes.segment}>
          <a className={classes.words} href={href} aria-current={current ? 'true' : undefined}>
            {words}
          </a>
        </li>
      ))}
    </ul>
  )
}
