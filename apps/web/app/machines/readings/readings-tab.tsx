import { type MachinePageQuery, machinePageQuery } from '@ferrule/domain/machines/machine-page-query'
import { readingMonths } from '@ferrule/domain/machines/readings/reading-series'
import { readingPeriods } from '@ferrule/domain/machines/readings/reading-window'
import { formatDateTime } from '@ferrule/texts/format-date'
import { EmptyState } from '@ferrule/ui/empty-state'
import { SegmentedLinks } from '@ferrule/ui/segmented-control'
import { SpecTable } from '@ferrule/ui/spec-table'
import { useTexts } from '../../frame/texts.tsx'
import { useUserLanguage } from '../../frame/use-user-language.ts'
import { Panel } from '../../portal/portal-page.tsx'
import { toListQuery } from '../../portal/to-list-query.ts'
import { ExportReadings } from './export-readings.tsx'
import { ImportReadings } from './import-readings.tsx'
import type { LoadedReadings } from './loaded-readings.ts'
import { ReadingChart } from './reading-chart.tsx'
import { formatBucket, toReadingLabels } from './reading-labels.ts'
import classes from './readings.module.css'

type ReadingsTabProps = { readings: LoadedReadings; serialNumber: string; query: MachinePageQuery }

/** The counters of a machine, and its readings over a period. */
export function ReadingsTab({ readings, serialNumber, query }: ReadingsTabProps) {
  const texts = useTexts()
  const { lastAt, counters, charts } = readings
  if (lastAt === null) {
    return (
      <Panel id="readings" title={texts('machine.tab.readings')}>
        <EmptyState icon="chart" title={texts('readings.none')} action={<ImportReadings serialNumber={serialNumber} />}>
          {texts('readings.none-text')}
        </EmptyState>
      </Panel>
    )
  }
  return (
    <div className={classes.columns}>
      <div>
        <div className={classes.period}>
          <SegmentedLinks
            label={texts('readings.period')}
            options={readingPeriods.map((period) => ({
              label: texts(`readings.period.${period}`),
              href: toListQuery(machinePageQuery, query, { period }),
              current: period === query.period,
            }))}
          />
        </div>
        {charts.length === 0 ? <NoneInPeriod lastAt={lastAt} /> : <Charts charts={charts} query={query} />}
      </div>
      <div>
        {counters.length > 0 && <Counters counters={counters} />}
        <Source lastAt={lastAt} />
        <div className={classes.actions}>
          {charts.length > 0 && <ExportReadings charts={charts} name={`${serialNumber}-${query.period}.csv`} />}
          <ImportReadings serialNumber={serialNumber} />
        </div>
      </div>
    </div>
  )
}

function NoneInPeriod({ lastAt }: { lastAt: string }) {
  const texts = useTexts()
  const date = formatDateTime(new Date(lastAt), useUserLanguage())
  return (
    <Panel id="readings" title={texts('machine.tab.readings')}>
      <EmptyState icon="chart" title={texts('readings.none-in-period')}>
        {texts('readings.none-in-period-text', { date })}
      </EmptyState>
    </Panel>
  )
}

function Charts({ charts, query }: { charts: LoadedReadings['charts']; query: MachinePageQuery }) {
  const texts = useTexts()
  const labels = toReadingLabels(texts, useUserLanguage())
  return charts.map((chart) => (
    <Panel
      key={chart.series}
      id={chart.series}
      title={labels.name(chart.series)}
      aside={texts('readings.mean-over', {
        unit: labels.unit(chart.series),
        duration: formatBucket(chart.bucketMinutes),
      })}
    >
      <ReadingChart chart={chart} period={query.period} />
    </Panel>
  ))
}

function Counters({ counters }: { counters: LoadedReadings['counters'] }) {
  const texts = useTexts()
  const labels = toReadingLabels(texts, useUserLanguage())
  return (
    <Panel id="counters" title={texts('readings.counters')}>
      <SpecTable
        caption={texts('readings.counters')}
        missingLabel={texts('component.none')}
        groups={[
          { rows: counters.map(({ series, value }) => ({ name: labels.name(series), value: labels.value(value) })) },
        ]}
      />
    </Panel>
  )
}

function Source({ lastAt }: { lastAt: string }) {
  const texts = useTexts()
  const language = useUserLanguage()
  const rows = [
    { name: texts('readings.last-value'), value: formatDateTime(new Date(lastAt), language) },
    { name: texts('readings.retention'), value: texts('readings.months', { count: readingMonths }) },
  ]
  return (
    <Panel id="source" title={texts('readings.source')}>
      <SpecTable caption={texts('readings.source')} missingLabel={texts('component.none')} groups={[{ rows }]} />
    </Panel>
  )
}
