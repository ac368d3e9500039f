import classes from './key-figures.module.css'

export type KeyFigure = { label: string; value: string; unit?: string | undefined }

/** A few large numbers side by side; the unit stays small beside its figure. */
export function KeyFigures({ figures }: { figures: readonly KeyFigure[] }) {
  return (
    <dl className={classes.figures}>
      {figures.map(({ label, value, unit }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {value}
            {unit && <small> {unit}</small>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
