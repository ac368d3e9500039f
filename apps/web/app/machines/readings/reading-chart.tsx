import type { ReadingPeriod } from '@ferrule/domain/machines/readings/reading-window'
import { formatDateTime, formatDayAndMonth, formatTime } from '@ferrule/texts/format-date'
import { LineChart } from '@ferrule/ui/line-chart'
import { browserTimeZone } from '../../frame/browser-time-zone.ts'
import { useTexts } from '../../frame/texts.tsx'
import { useUserLanguage } from '../../frame/use-user-language.ts'
import type { LoadedReadings } from './loaded-readings.ts'
import { toReadingLabels } from './reading-labels.ts'

type ReadingChartProps = { chart: LoadedReadings['charts'][number]; period: ReadingPeriod }

/** More labels would overlap on a phone. */
const maxTicks = 6

/** A series of readings over a period, with the same values as a table. */
export function ReadingChart({ chart: { series, latest, lowest, highest, points }, period }: ReadingChartProps) {
  const texts = useTexts()
  const language = useUserLanguage()
  const labels = toReadingLabels(texts, language)
  const name = labels.name(series)
  const withUnit = (value: number) => `${labels.value(value)} ${labels.unit(series)}`
  const every = Math.ceil(points.length / maxTicks)
  const timeZone = browserTimeZone()
  const tickOf = (at: Date) => (period === '24h' ? formatTime(at, language) : formatDayAndMonth(at, language, timeZone))
  return (
    <LineChart
      summary={texts('readings.summary', {
        series: name,
        last: withUnit(latest),
        lowest: withUnit(lowest),
        highest: withUnit(highest),
      })}
      tableLabel={texts('component.show-as-table')}
      pointLabel={texts('readings.time')}
      points={points.map(({ at }, index) => ({
        label: formatDateTime(new Date(at), language),
        tick: index % every === 0 ? tickOf(new Date(at)) : undefined,
      }))}
      series={[{ name: `${name}, ${labels.unit(series)}`, values: points.map(({ value }) => value) }]}
      format={labels.value}
    />
  )
}
