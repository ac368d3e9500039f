import { ButtonLink } from '@ferrule/ui/button'
import { EmptyState } from '@ferrule/ui/empty-state'
import { type PortalColumn, PortalTable } from '@ferrule/ui/portal-table'
import { StatusBadge } from '@ferrule/ui/status-badge'
import { queryDataService } from '../../data-service/query-data-service.ts'
import { useFrame } from '../../frame/frame.ts'
import { useTexts } from '../../frame/texts.tsx'
import { useUserLanguage } from '../../frame/use-user-language.ts'
import { PortalPage } from '../../portal/portal-page.tsx'
import classes from '../../service-desk/service-desk.module.css'
import { formatDateTime } from '../../tickets/ticket-labels.ts'
import type { Route } from './+types/security-reports.route'
import { toReportLabels } from './report-labels.ts'
import { type ReportRowFragment, SecurityReports } from './security-reports.generated.ts'

export function clientLoader() {
  return queryDataService(SecurityReports, {})
}

export { DeskUnavailable as ErrorBoundary } from '../../service-desk/desk-unavailable.tsx'

/** The records of the service about what it must report to the authorities, with the state of each step. */
export default function SecurityReportList({ loaderData: { securityReports } }: Route.ComponentProps) {
  const texts = useTexts()
  const { portalHome } = useFrame()
  const language = useUserLanguage()
  const desk = `${portalHome}/service-desk`
  return (
    <PortalPage
      title={texts('report.title')}
      trail={[{ label: texts('desk.title'), href: desk }]}
      note={texts('report.intro')}
      actions={<ButtonLink href={`${desk}/security-reports/new`}>{texts('report.add')}</ButtonLink>}
    >
      <div className={classes.list}>
        <PortalTable
          label={texts('report.title')}
          columns={useColumns()}
          items={securityReports}
          language={language}
          chooseLabel={texts('component.choose-columns')}
          mark={({ steps }) =>
            steps.some(({ state }) => state === 'overdue') ? texts('report.state.overdue') : undefined
          }
          empty={
            <EmptyState level={2} icon="shield" title={texts('report.none')}>
              {texts('report.none-advice')}
            </EmptyState>
          }
        />
      </div>
    </PortalPage>
  )
}

function useColumns(): PortalColumn<ReportRowFragment>[] {
  const texts = useTexts()
  const { portalHome, locale } = useFrame()
  const labels = toReportLabels(texts)
  return [
    {
      id: 'title',
      header: texts('report.name'),
      rowHeader: true,
      cell: ({ id, title }) => <a href={`${portalHome}/service-desk/security-reports/${id}`}>{title}</a>,
      onCard: 'full-width',
    },
    { id: 'kind', header: texts('report.kind'), cell: ({ kind }) => labels.kind(kind) },
    {
      id: 'aware-at',
      header: texts('report.aware-at'),
      cell: ({ awareAt }) => formatDateTime(awareAt, locale),
      sortBy: ({ awareAt }) => awareAt,
    },
    {
      id: 'next',
      header: texts('report.next'),
      cell: ({ steps }) => {
        const next = steps.find(({ state }) => state !== 'done')
        if (!next) return <StatusBadge tone={labels.tone('done')}>{labels.state('done')}</StatusBadge>
        const due = next.dueAt ? `, ${formatDateTime(next.dueAt, locale)}` : ''
        return (
          <>
            <StatusBadge tone={labels.tone(next.state)}>{labels.state(next.state)}</StatusBadge>{' '}
            {`${labels.step(next.step)}${due}`}
          </>
        )
      },
      sortBy: ({ steps }) => steps.find(({ state }) => state !== 'done')?.dueAt ?? '9',
      onCard: 'full-width',
    },
  ]
}
