import { InvestorSection } from '@ferrule/blocks/investor-section'
import { toInvestorChart } from '@ferrule/blocks/investor-section/to-investor-chart'
import { isIsoDate } from '@ferrule/domain/investors/calendar-date'
import type { InvestorRecord, InvestorRecordKind } from '@ferrule/domain/investors/investor-record'
import { useFrame } from '../frame/frame.ts'
import { useTexts } from '../frame/texts.tsx'
import { useAddresses } from '../pages/use-addresses.ts'
import { useBlockLabels } from '../pages/use-block-labels.ts'
import { InvestorOverview } from './investor-overview.tsx'
import { summaryOf } from './summary-of.ts'

/** Tables that the overview shows in its own way. */
const overviewKinds: readonly InvestorRecordKind[] = [
  'share-price',
  'key-data-per-share',
  'financial-calendar',
  'annual-report',
]

type SectionsProps = { records: readonly InvestorRecord[]; path: string }

/** The tables of an investor page. The first page begins with an overview. */
export function InvestorSections({ records, path }: SectionsProps) {
  if (path !== 'investors' || records.length === 0) return <Tables records={records} />
  return (
    <>
      <InvestorOverview records={records} />
      <Tables records={records.filter(({ kind }) => !overviewKinds.includes(kind))} />
    </>
  )
}

/** Tables with their charts and files. */
function Tables({ records }: Pick<SectionsProps, 'records'>) {
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
