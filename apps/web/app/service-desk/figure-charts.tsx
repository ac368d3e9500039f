import { ageLimits, inTimeTarget } from '@ferrule/domain/service-desk/desk-figures'
import { formatDayAndMonth } from '@ferrule/texts/format-date'
import { BarChart } from '@ferrule/ui/bar-chart'
import { LineChart } from '@ferrule/ui/line-chart'
import { TicketWeeks } from '../dashboard/ticket-weeks.tsx'
import { useTexts } from '../frame/texts.tsx'
import { useUserLanguage } from '../frame/use-user-language.ts'
import { Panel } from '../portal/portal-page.tsx'
import type { DeskFiguresQuery } from './desk-figures.generated.ts'
import { toPercent } from './to-percent.ts'

type Figures = DeskFiguresQuery['deskFigures']

/** More weeks would overlap on a phone; the export has all of them. */
const maxWeeks = 8

/** The age groups of open tickets, in days. */
const ages = ageLimits.map((days, index) => (index === 0 ? `< ${days}` : `${ageLimits[index - 1]}–${days}`))
const allAges = [...ages, `> ${ageLimits.at(-1)}`]

/** The plots of the figures, each with its table. */
export function FigureCharts({ figures }: { figures: Figures }) {
  const texts = useTexts()
  return (
    <>
      <Panel id="by-age" title={texts('desk.figures.by-age')}>
        <OpenByAge groups={figures.openByAge} />
      </Panel>
      <Panel id="per-week" title={texts('desk.figures.per-week')}>
        <TicketWeeks weeks={figures.weeks.slice(-maxWeeks)} />
      </Panel>
      <Panel id="against-target" title={texts('desk.figures.against-target')}>
        <AgainstTarget figures={figures} />
      </Panel>
    </>
  )
}

function OpenByAge({ groups }: { groups: Figures['openByAge'] }) {
  const texts = useTexts()
  const ours = groups.map((group) => group.ours)
  const theirs = groups.map((group) => group.theirs)
  const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0)
  return (
    <BarChart
      summary={texts('desk.figures.by-age-summary', {
        open: sum(ours) + sum(theirs),
        old: (ours.at(-1) ?? 0) + (theirs.at(-1) ?? 0),
      })}
      tableLabel={texts('dashboard.as-table')}
      categoryLabel={texts('desk.figures.age')}
      categories={allAges}
      series={[
        { name: texts('desk.turn.ours'), values: ours },
        { name: texts('desk.turn.theirs'), values: theirs },
      ]}
      format={String}
    />
  )
}

function AgainstTarget({ figures: { weeks, responseShare, solutionShare } }: { figures: Figures }) {
  const texts = useTexts()
  const language = useUserLanguage()
  const share = (value: number | null | undefined) => toPercent(value, language) ?? '–'
  const known = weeks.filter((week) => typeof week.responseShare === 'number')
  if (known.length < 2) return <p>{texts('desk.figures.none')}</p>
  const labels = known.map(({ week }) => formatDayAndMonth(new Date(week), language))
  const every = Math.ceil(known.length / 6)
  return (
    <LineChart
      summary={texts('desk.figures.against-target-summary', {
        target: share(inTimeTarget),
        response: share(responseShare),
        solution: share(solutionShare),
      })}
      tableLabel={texts('dashboard.as-table')}
      pointLabel={texts('dashboard.week')}
      points={labels.map((label, index) => ({ label, tick: index % every === 0 ? label : undefined }))}
      series={[
        { name: texts('desk.figures.response'), values: known.map((week) => week.responseShare ?? 0) },
        { name: texts('desk.figures.target'), values: known.map(() => inTimeTarget) },
      ]}
      format={(value) => share(value)}
    />
  )
}
