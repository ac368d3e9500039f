import type { ReactNode } from 'react'
import { Checkbox } from '../checkbox/checkbox.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import classes from './comparison-table.module.css'

export type ComparedThing = {
  key: string
  name: string
  href: string
  picture?: ReactNode
  /** Control beside the name that removes the thing from the comparison. */
  remove?: ReactNode
  /** Selector of the variant. */
  variant?: ReactNode
}

export type ComparedRow = {
  name: string
  /** One value per thing, in the same order; undefined where it is unknown. */
  values: readonly (string | undefined)[]
  /** The values are not identical: the row is bold and stays visible when identical rows are hidden. */
  differs: boolean
}

type ComparisonTableProps = {
  id: string
  label: string
  /** Header above the row names: "3 machines from Fully automatic lines". */
  about: string
  things: readonly ComparedThing[]
  groups: readonly { title: string; rows: readonly ComparedRow[] }[]
  labels: {
    /** Shown for a missing value: "n/a". */
    missing: string
    /** Announced after the name of a bold row: "(differs)". */
    differs: string
    /** "Hide identical attributes" */
    hideSame: string
  }
  /** Content of an extra last column for adding things. */
  add?: ReactNode
  /** Identical rows are hidden initially. */
  hideSame?: boolean
  /** Controls beside the checkbox, such as a unit switch. */
  tools?: ReactNode
}

/** Comparison of things in columns. Row names are sticky; hiding identical rows needs no script. */
export function ComparisonTable(props: ComparisonTableProps) {
  const { id, label, about, things, groups, labels, add, hideSame = false, tools } = props
  const width = 1 + things.length + (add ? 1 : 0)
  return (
    <div className={classes.comparison}>
      <div className={classes.tools}>
        <Checkbox name={`${id}-hide-same`} label={labels.hideSame} defaultChecked={hideSame} />
        {tools}
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolls by keyboard */}
      <div className={classes.region} role="region" aria-label={label} tabIndex={0}>
        <table className={classes.table}>
          <caption className={classes.unseen}>{label}</caption>
          <thead>
            <tr>
              <th scope="col" className={classes.names}>
                {about}
              </th>
              {things.map((thing) => (
                <Head key={thing.key} thing={thing} />
              ))}
              {add && <td className={classes.add}>{add}</td>}
            </tr>
          </thead>
          {groups.map(({ title, rows }) => (
            <tbody key={title} className={rows.some(({ differs }) => differs) ? undefined : classes.same}>
              <tr className={classes.group}>
                <th scope="rowgroup" colSpan={width}>
                  <span>{title}</span>
                </th>
              </tr>
              {rows.map((row) => (
                <Row key={row.name} row={row} labels={labels} isOpenEnded={Boolean(add)} />
              ))}
            </tbody>
          ))}
        </table>
      </div>
    </div>
  )
}

function Head({ thing: { name, href, picture, remove, variant } }: { thing: ComparedThing }) {
  return (
    <th scope="col" className={classes.thing}>
      {picture && <span className={classes.picture}>{picture}</span>}
      <span className={classes.name}>
        <a href={href}>{name}</a>
        {remove}
      </span>
      {variant}
    </th>
  )
}

type RowProps = { row: ComparedRow; labels: ComparisonTableProps['labels']; isOpenEnded: boolean }

function Row({ row: { name, values, differs }, labels, isOpenEnded }: RowProps) {
  return (
    <tr className={differs ? classes.differs : classes.same}>
      <th scope="row" className={classes.names}>
        {name}
        {differs && <VisuallyHidden> {labels.differs}</VisuallyHidden>}
      </th>
      {values.map((value, position) => (
        <td key={position} className={value ? undefined : classes.missing}>
          {value || labels.missing}
        </td>
      ))}
      {isOpenEnded && <td aria-hidden="true" />}
    </tr>
  )
}
