import classes from './cut-wire.module.css'

/** A wire that is cut through: nothing arrives here. */
export function CutWire({ label }: { label: string }) {
  return (
    <div className={classes.cut} aria-hidden="true">
      <i />
      <span>{label}</span>
      <i />
    </div>
  )
}
