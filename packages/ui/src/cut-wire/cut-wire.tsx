import classes from './cut-wire.module.css'

/** Decoration of error pages: a wire cut in two. */
export function CutWire({ label }: { label: string }) {
  return (
    <div className={classes.cut} aria-hidden="true">
      <i />
      <span>{label}</span>
      <i />
    </div>
  )
}
