import { Fragment, type ReactNode } from 'react'
import classes from './spec-table.module.css'

export type Specification = {
  /** Identifies the row; by default the name, which is then unique in its group. */
  key?: string
  name: string
  value: ReactNode
  unit?: string | undefined
}
export type SpecificationGroup = { title?: string | undefined; rows: readonly Specification[] }

type SpecTableProps = {
  caption: string
  captionHidden?: boolean
  groups: readonly SpecificationGroup[]
  /** Shown for a missing value: "n/a". */
  missingLabel: string
}

/** Technical data in groups of rows with name, value and unit. */
export function SpecTable({ caption, captionHidden = true, groups, missingLabel }: SpecTableProps) {
  return (
    <table className={classes.table}>
      <caption className={captionHidden ? classes.unseen : undefined}>{caption}</caption>
      {groups.map(({ title, rows }) => (
        <tbody key={title ?? ''}>
          {title && (
            <tr className={classes.group}>
              <th scope="rowgroup" colSpan={2}>
                {title}
              </th>
            </tr>
          )}
          {rows.map(({ key, name, value, unit }) => (
            <tr key={key ?? name}>
              <th scope="row">{name}</th>
              <td>
                {isMissing(value) ? (
                  <span className={classes.missing}>{missingLabel}</span>
                ) : (
                  <Value value={value} unit={unit} />
                )}
              </td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  )
}

function Value({ value, unit }: Pick<Specification, 'value' | 'unit'>) {
  return (
    <Fragment>
      {value}
      {unit && <span className={classes.unit}> {unit}</span>}
    </Fragment>
  )
}

function isMissing(value: ReactNode): boolean {
  return value === undefined || value === null || value === ''
}
