import type { ReactNode } from 'react'
import { DataTable } from '../data-table/data-table.tsx'
import classes from './chart-frame.module.css'

/** Order of the series colours in every chart: graphite, copper, then greys. */
const seriesTones = ['first', 'second', 'third', 'fourth', 'fifth'] as const
export type SeriesTone = (typeof seriesTones)[number]

export function toneOf(position: number): SeriesTone {
  return seriesTones[position % seriesTones.length] ?? 'first'
}

export type ChartTable = { headers: readonly string[]; rows: readonly (readonly string[])[] }

export type ChartLabels = {
  /** One sentence about the chart: the accessible name of its SVG. */
  summary: string
  /** Label of the disclosure with the equivalent table: "Show as table". */
  tableLabel: string
}

type ChartFrameProps = ChartLabels & {
  width: number
  height: number
  legend: readonly { name: string; tone: SeriesTone; line?: 'solid' | 'dashed' }[]
  table: ChartTable
  children: ReactNode
  /** Replaces the legend where the labels include values. */
  beside?: ReactNode
}

/** Shared frame of all charts: named SVG, legend, and the same values as a table. Rendered on the server. */
export function ChartFrame({ summary, tableLabel, width, height, legend, table, children, beside }: ChartFrameProps) {
  return (
    <figure className={classes.frame}>
      <div className={beside ? classes.split : undefined}>
        <svg
          className={`${classes.chart} ${width > 700 ? classes.wide : ''}`}
          viewBox={`0 0 ${width} ${height}`}
          width={width * 1.2}
          role="img"
          aria-label={summary}
        >
          {children}
        </svg>
        {beside}
      </div>
      {legend.length > 1 && (
        <ul role="list" className={classes.legend}>
          {legend.map(({ name, tone, line }) => (
            <li key={name}>
              <i
                className={`${classes.key} ${classes[tone]} ${line === 'dashed' ? classes.dashed : ''}`}
                aria-hidden="true"
              />
              {name}
            </li>
          ))}
        </ul>
      )}
      <details className={classes.table}>
        <summary>{tableLabel}</summary>
        <DataTable
          caption={summary}
          captionHidden
          columns={table.headers.map((header, position) => ({
            key: header,
            header,
            cell: (row: readonly string[]) => row[position],
            ...(position === 0 ? { rowHeader: true, onCard: 'full-width' as const } : { align: 'end' as const }),
          }))}
          rows={table.rows}
          rowKey={([name = '']) => name}
        />
      </details>
    </figure>
  )
}
