import classes from './key-figures.module.css'

export type KeyFigure = { label: string; value: string; unit?: string | undefined }

/** Row of large numbers with small units. */
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
