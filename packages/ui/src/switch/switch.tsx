import type { ComponentProps } from 'react'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import classes from './switch.module.css'

type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'role' | 'className' | 'style' | 'disabled'> & {
  name: string
  /** Accessible name; visible only with `showLabel`, because adjacent text usually shows it. */
  label: string
  showLabel?: boolean
  labels: { on: string; off: string }
  /** Disables the switch and replaces the on/off text: "Always on". */
  fixedLabel?: string
}

/** On/off switch. CSS changes its on/off text, so it is correct without script too. */
export function Switch({ name, id = name, label, showLabel = false, labels, fixedLabel, ...native }: SwitchProps) {
  return (
    <label className={classes.switch}>
      {/* oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox has a native checked state */}
      <input {...native} {...{ id, name }} type="checkbox" role="switch" disabled={fixedLabel !== undefined} />
      <span className={classes.track} aria-hidden="true" />
      {showLabel ? <span className={classes.label}>{label}</span> : <VisuallyHidden>{label}</VisuallyHidden>}
      {fixedLabel ? (
        <span className={classes.word}>{fixedLabel}</span>
      ) : (
        <span className={classes.word} aria-hidden="true">
          <span className={classes.on}>{labels.on}</span>
          <span className={classes.off}>{labels.off}</span>
        </span>
      )}
    </label>
  )
}
