import { TextLink } from '@ferrule/ui/text-link'
import type { Addresses } from '../addresses.ts'
import { ChartGraphic } from '../chart/chart-graphic.tsx'
import type { Labels } from '../labels.ts'
import { Footnote } from '../sections/footnote.tsx'
import { HeadSection } from '../sections/head-section.tsx'
import { TypedTable } from '../tabular/typed-table.tsx'
import classes from './component.module.css'
import type { InvestorChart } from './to-investor-chart.ts'

type InvestorSectionProps = {
  heading: string
  note: string | null
  cells: string
  footnote: string | null
  chart: (InvestorChart & { summary: string }) | undefined
  /** The table as files. */
  files: readonly { label: string; href: string }[]
  addresses: Addresses
  labels: Labels
}

/** A table of the investor pages with its chart and its files. The website fills it from a record. */
export function InvestorSection({ heading, note, cells, footnote, chart, files, ...shared }: InvestorSectionProps) {
  const table = <TypedTable cells={cells} name={heading} formatNumber={shared.labels.formatNumber} />
  return (
    <HeadSection head={{ heading, note, links: [] }} addresses={shared.addresses}>
      {chart ? (
        <div className={classes.pair}>
          <ChartGraphic content={chart} labels={shared.labels} numbers={chart.numbers} />
          {table}
        </div>
      ) : (
        table
      )}
      <ul className={classes.files}>
        {files.map(({ label, href }) => (
          <li key={href}>
            <TextLink href={href}>{label}</TextLink>
          </li>
        ))}
      </ul>
      <Footnote text={footnote} />
    </HeadSection>
  )
}
