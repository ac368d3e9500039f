import classes from './wire-bar.module.css'

/** Dimension as on a technical drawing, not localised. */
const dimension = '2 450.0 ± 0.5 mm'

/** Decorative wire with dimension line under a hero; hidden from screen readers. */
export function WireBar() {
  return (
    <div aria-hidden="true">
      <div className={classes.wire}>
        <span className={classes.insulation} />
        <span className={classes.conductor} />
        <span className={classes.rest} />
      </div>
      <div className={classes.dimensions}>
        <span>{dimension}</span>
        <span className={classes.short}>6.0</span>
        <i />
      </div>
    </div>
  )
}
