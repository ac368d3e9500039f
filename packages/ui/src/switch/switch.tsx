import type { ComponentProps } from 'react'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import classes from './switch.module.css'

type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'role' | 'className' | 'style' | 'disabled'> & {
  name: string
  /** What is switched. It stands beside the switch already, so it is only read out, unless shown. */
  label: string
  showLabel?: boolean
  labels: { on: string; off: string }
  /** Disables the switch and stands where on or off would: "Always on". */
  fixedLabel?: string
}

/** A choice that is on or off. The word beside it follows by style alone, so it is right without script too. */
export function Switch({ name, id = name, label, showLabel = false, labels, fixedLabel, ...native }: SwitchProps) {
  return (
    <label className={classes.switch}>
      {/* oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox tells its own state */}
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
