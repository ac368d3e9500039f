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
const maxTicks = 7

/** A series of readings over a period, with the same values as a table. */
export function ReadingChart({ chart: { series, latest, lowest, highest, points }, period }: ReadingChartProps) {
  const texts = useTexts()
  const language = useUserLanguage()
  const labels = toReadingLabels(texts, language)
  const name = labels.name(series)
  const withUnit = (value: number) => `${labels.value(value)} ${labels.unit(series)}`
  const timeZone = browserTimeZone()
  const days = points.map(({ at }) => formatDayAndMonth(new Date(at), language, timeZone))
  const ticks = period === '24h' ? points.map(({ at }) => formatTime(new Date(at), language)) : markStarts(days)
  const marked = ticks.flatMap((tick, index) => (tick === undefined ? [] : [index]))
  const every = Math.ceil(marked.length / maxTicks)
  const shown = new Set(marked.filter((_, position) => position % every === 0))
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
        tick: shown.has(index) ? ticks[index] : undefined,
      }))}
      series={[{ name: `${name}, ${labels.unit(series)}`, values: points.map(({ value }) => value) }]}
      format={labels.value}
    />
  )
}

/** The days at the points where they begin; the first day has mostly begun before its point. */
function markStarts(days: readonly string[]): (string | undefined)[] {
  return days.map((day, index) => (index > 0 && day !== days[index - 1] ? day : undefined))
}
