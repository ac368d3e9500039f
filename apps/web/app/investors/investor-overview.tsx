import { ChartGraphic } from '@ferrule/blocks/chart-graphic'
import { toInvestorChart } from '@ferrule/blocks/investor-section/to-investor-chart'
import { parseTable } from '@ferrule/blocks/tabular/parse-table'
import type { InvestorRecord, InvestorRecordKind } from '@ferrule/domain/investors/investor-record'
import { nextEvents } from '@ferrule/domain/investors/next-events'
import { Icon } from '@ferrule/ui/icon'
import { MoreLink } from '@ferrule/ui/more-link'
import { SpecTable } from '@ferrule/ui/spec-table'
import { StrippedRule } from '@ferrule/ui/stripped-rule'
import { Wrap } from '@ferrule/ui/wrap'
import type { ReactNode } from 'react'
import { useFrame } from '../frame/frame.ts'
import { useTexts } from '../frame/texts.tsx'
import { today } from '../machines/machine-labels.ts'
import { useBlockLabels } from '../pages/use-block-labels.ts'
import classes from './investor-overview.module.css'
import { summaryOf } from './summary-of.ts'
import { toCalendarEvents } from './to-calendar-events.ts'

const reportFormat = 'PDF'

type OverviewProps = { records: readonly InvestorRecord[] }

/** The share price with its key data, the next dates and the latest reports, which investors look for first. */
export function InvestorOverview({ records }: OverviewProps) {
  const ofKind = (kind: InvestorRecordKind) => records.filter((record) => record.kind === kind)
  return (
    <Wrap>
      <div className={classes.overview}>
        {ofKind('share-price').map((record) => (
          <SharePrice key={record.id} record={record} />
        ))}
        <KeyData records={[...ofKind('share-price'), ...ofKind('key-data-per-share')]} />
        <NextDates records={ofKind('financial-calendar')} />
        <LatestReports records={ofKind('annual-report')} />
      </div>
    </Wrap>
  )
}

type CellProps = { title: string; wide?: boolean; children: ReactNode }

function Cell({ title, wide = false, children }: CellProps) {
  return (
    <section className={wide ? classes.wide : undefined}>
      <StrippedRule className={classes.cell}>
        <h2>{title}</h2>
        {children}
      </StrippedRule>
    </section>
  )
}

function SharePrice({ record: { kind, title, cells } }: { record: InvestorRecord }) {
  const labels = useBlockLabels()
  const chart = toInvestorChart(kind, cells)
  if (!chart) return null
  const summary = summaryOf(title, chart, labels.formatNumber)
  return (
    <Cell title={title} wide>
      <ChartGraphic content={{ ...chart, summary }} labels={labels} numbers={chart.numbers} />
    </Cell>
  )
}

/** The values of the last column of each table, which is the latest year. */
function KeyData({ records }: OverviewProps) {
  const texts = useTexts()
  const { home } = useFrame()
  const groups = records.flatMap(({ title, cells }) => {
    const table = parseTable(cells)
    if (typeof table === 'string') return []
    const rows = table.rows.map(({ label, cells: values }) => ({ name: label, value: values.at(-1) }))
    return [{ title: [title, table.columns.at(-1)].join(' '), rows }]
  })
  if (groups.length === 0) return null
  const title = texts('investors.key-data')
  return (
    <Cell title={title}>
      <SpecTable caption={title} groups={groups} missingLabel={texts('component.not-applicable')} />
      <MoreLink href={`${home}/investors/share`}>{texts('investors.all-data')}</MoreLink>
    </Cell>
  )
}

const maxDates = 4

function NextDates({ records }: OverviewProps) {
  const texts = useTexts()
  const { home } = useFrame()
  const { formatDate } = useBlockLabels()
  const events = nextEvents(toCalendarEvents(records, ''), { today: today(), count: maxDates })
  if (events.length === 0) return null
  const title = texts('investors.financial-calendar')
  return (
    <Cell title={title} wide>
      <dl className={classes.dates}>
        {events.map(({ uid, date, title: event }) => (
          <div key={uid}>
            <dt>{formatDate(`${date}T12:00:00Z`)}</dt>
            <dd>{event}</dd>
          </div>
        ))}
      </dl>
      <ul className={classes.links} role="list">
        <li>
          <a href={`${home}/financial-calendar.ics`}>{texts('investors.add-to-calendar', { event: title })}</a>
        </li>
        <li>
          <MoreLink href={`${home}/investors/financial-calendar`}>{texts('investors.all-dates')}</MoreLink>
        </li>
      </ul>
    </Cell>
  )
}

const maxReports = 4

function LatestReports({ records }: OverviewProps) {
  const texts = useTexts()
  const { home } = useFrame()
  if (records.length === 0) return null
  return (
    <Cell title={texts('investors.reports')}>
      <ul className={classes.reports} role="list">
        {records.slice(0, maxReports).map(({ id, title }) => (
          <li key={id}>
            <a href={`${home}/annual-reports/${id}.pdf`}>
              <span>
                {title} <span className={classes.format}>{reportFormat}</span>
              </span>
              <Icon name="download" />
            </a>
          </li>
        ))}
      </ul>
      <MoreLink href={`${home}/investors/annual-report`}>{texts('investors.all-reports')}</MoreLink>
    </Cell>
  )
}
