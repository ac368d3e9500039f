import { formatDayAndMonth } from '@ferrule/texts/format-date'
import { BarChart } from '@ferrule/ui/bar-chart'
import { useTexts } from '../frame/texts.tsx'
import { useUserLanguage } from '../frame/use-user-language.ts'
import type { Overview } from './overview.ts'

/** Tickets opened and solved in the last weeks. Imported lazily: the charts are larger than the rest of the dashboard. */
export function TicketWeeks({ weeks }: { weeks: NonNullable<Overview['tickets']>['weeks'] }) {
  const texts = useTexts()
  const language = useUserLanguage()
  const opened = weeks.map((week) => week.opened)
  const solved = weeks.map((week) => week.solved)
  const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0)
  return (
    <BarChart
      summary={texts('dashboard.weeks-summary', { opened: sum(opened), solved: sum(solved), weeks: weeks.length })}
      tableLabel={texts('dashboard.as-table')}
      categoryLabel={texts('dashboard.week')}
      categories={weeks.map(({ week }) => formatDayAndMonth(new Date(week), language))}
      series={[
        { name: texts('dashboard.opened'), values: opened },
        { name: texts('dashboard.solved'), values: solved },
      ]}
      format={String}
    />
  )
}
