import classes from './wire-bar.module.css'

/** As on a drawing: the same in every language. */
const dimension = '2 450.0 ± 0.5 mm'

/** The signature line under a hero: decoration, so nothing of it is read out. */
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
