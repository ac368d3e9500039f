import { InvestorSection } from '@ferrule/blocks/investor-section'
import { type InvestorChart, toInvestorChart } from '@ferrule/blocks/investor-section/to-investor-chart'
import { isIsoDate } from '@ferrule/domain/investors/calendar-date'
import type { InvestorRecord } from '@ferrule/domain/investors/investor-record'
import { useFrame } from '../frame/frame.ts'
import { useTexts } from '../frame/texts.tsx'
import { useAddresses } from '../pages/use-addresses.ts'
import { useBlockLabels } from '../pages/use-block-labels.ts'

/** The tables of an investor page with their charts and files. */
export function InvestorSections({ records }: { records: readonly InvestorRecord[] }) {
  const addresses = useAddresses()
  const labels = useBlockLabels()
  const filesOf = useFiles()
  return records.map((record) => {
    const { id, kind, title, note, cells, footnote } = record
    const chart = toInvestorChart(kind, cells)
    return (
      <InvestorSection
        key={id}
        heading={title}
        note={note}
        cells={kind === 'financial-calendar' ? withDates(cells, labels.formatDate) : cells}
        footnote={footnote}
        chart={chart && { ...chart, summary: summaryOf(title, chart, labels.formatNumber) }}
        files={filesOf(record)}
        addresses={addresses}
        labels={labels}
      />
    )
  })
}

/** Editors enter dates as 2027-03-09, which the calendar file needs. */
function withDates(cells: string, formatDate: (iso: string) => string): string {
  return cells
    .split('\n')
    .map((line) => {
      const [date = '', ...rest] = line.split(/[|\t]/)
      const day = date.trim()
      return [isIsoDate(day) ? formatDate(`${day}T12:00:00Z`) : date, ...rest].join('|')
    })
    .join('\n')
}

/** The accessible name of a chart: the first and the last value of each series, or every part of a whole. */
function summaryOf(title: string, { chartKind, numbers }: InvestorChart, format: (value: number) => string): string {
  const { categories, series } = numbers
  if (chartKind === 'donut') {
    const parts = categories.map((category, row) => `${category} ${format(series[0]?.values[row] ?? 0)}`)
    return `${title}: ${parts.join(', ')}`
  }
  const last = categories.length - 1
  const trends = series.map(
    ({ name, values }) =>
      `${name}: ${categories[0]} ${format(values[0] ?? 0)}, ${categories[last]} ${format(values[last] ?? 0)}`,
  )
  return `${title}. ${trends.join('. ')}`
}

function useFiles() {
  const { home } = useFrame()
  const texts = useTexts()
  return ({ id, kind, title }: InvestorRecord) => [
    ...(kind === 'financial-calendar'
      ? [{ label: texts('investors.add-to-calendar', { event: title }), href: `${home}/financial-calendar.ics` }]
      : []),
    ...(kind === 'annual-report'
      ? [{ label: `${texts('component.save-as-pdf')}: ${title}`, href: `${home}/annual-reports/${id}.pdf` }]
      : []),
    { label: `${texts('component.export-csv')}: ${title}`, href: `${home}/investor-tables/${id}.csv` },
    { label: `${texts('compare.save-as-xlsx')}: ${title}`, href: `${home}/investor-tables/${id}.xlsx` },
  ]
}
