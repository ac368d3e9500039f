import { deskFiguresQuery, figurePeriods } from '@ferrule/domain/service-desk/desk-figures'
import { ticketTypes } from '@ferrule/domain/tickets/ticket-values'
import { KeyFigures } from '@ferrule/ui/key-figures'
import { Select } from '@ferrule/ui/select'
import { formatNumber } from '@ferrule/texts/format-number'
import { queryDataService } from '../data-service/query-data-service.ts'
import { ExportButtons } from '../exports/export-buttons.tsx'
import { useFrame } from '../frame/frame.ts'
import { useTexts } from '../frame/texts.tsx'
import { useUserLanguage } from '../frame/use-user-language.ts'
import { ListFilterForm } from '../portal/list-filter-form.tsx'
import { ListFilterSelect } from '../portal/list-filter-select.tsx'
import { PortalPage } from '../portal/portal-page.tsx'
import { toListQuery } from '../portal/to-list-query.ts'
import { useFieldLabels } from '../portal/use-field-labels.ts'
import { formatDateTime, toTicketLabels } from '../tickets/ticket-labels.ts'
import type { Route } from './+types/figures.route'
import { DeskFigures, type DeskFiguresQuery } from './desk-figures.generated.ts'
import { FigureCharts } from './figure-charts.tsx'
import { FigureTables } from './figure-tables.tsx'
import classes from './service-desk.module.css'
import { toPercent } from './to-percent.ts'

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const filters = deskFiguresQuery.parse(Object.fromEntries(new URL(request.url).searchParams))
  return { ...(await queryDataService(DeskFigures, filters)), filters }
}

export { DeskUnavailable as ErrorBoundary } from './desk-unavailable.tsx'

export default function DeskFiguresScreen({ loaderData: { deskFigures, filters } }: Route.ComponentProps) {
  const texts = useTexts()
  const { portalHome, locale } = useFrame()
  return (
    <PortalPage
      title={texts('desk.figures')}
      trail={[{ label: texts('desk.title'), href: `${portalHome}/service-desk` }]}
      note={texts('desk.figures.note', { time: formatDateTime(deskFigures.calculatedAt, locale) })}
      actions={<ExportButtons table="desk-figures" query={toListQuery(deskFiguresQuery, filters)} />}
    >
      <Filters filters={filters} />
      <Summary figures={deskFigures} />
      <div className={classes.figures}>
        <FigureCharts figures={deskFigures} />
        <FigureTables figures={deskFigures} />
      </div>
    </PortalPage>
  )
}

function Filters({ filters }: { filters: ReturnType<typeof deskFiguresQuery.parse> }) {
  const texts = useTexts()
  const labels = useFieldLabels()
  const { portalHome } = useFrame()
  const types = toTicketLabels(texts)
  return (
    <div className={classes.filters}>
      <ListFilterForm query={filters} clearHref={`${portalHome}/service-desk/figures?weeks=${filters.weeks}`}>
        <Select
          name="weeks"
          labels={labels}
          label={texts('desk.figures.period')}
          defaultValue={String(filters.weeks)}
          options={figurePeriods.map((weeks) => ({
            value: String(weeks),
            label: texts('desk.figures.weeks', { weeks }),
          }))}
          compact
        />
        <ListFilterSelect
          name="type"
          label={texts('ticket.column.type')}
          all={texts('ticket.all-types')}
          value={filters.type}
          options={ticketTypes.map((value) => ({ value, label: types.type(value) }))}
        />
      </ListFilterForm>
    </div>
  )
}

function Summary({ figures }: { figures: DeskFiguresQuery['deskFigures'] }) {
  const texts = useTexts()
  const language = useUserLanguage()
  const none = '–'
  const share = (value: number | null | undefined) => toPercent(value, language) ?? none
  const { medianResponseHours: hours } = figures
  const open = figures.openByAge.reduce((sum, { ours, theirs }) => sum + ours + theirs, 0)
  const inHours = { style: 'unit', unit: 'hour', maximumFractionDigits: 1 } as const
  return (
    <div className={classes.summary}>
      <KeyFigures
        figures={[
          { label: texts('desk.figures.open'), value: formatNumber(open, language) },
          { label: texts('desk.figures.response'), value: share(figures.responseShare) },
          { label: texts('desk.figures.solution'), value: share(figures.solutionShare) },
          {
            label: texts('desk.figures.median'),
            value: typeof hours === 'number' ? formatNumber(hours, language, inHours) : none,
          },
        ]}
      />
    </div>
  )
}
