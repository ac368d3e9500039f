import {
  type DeskGroup,
  deskGroups,
  type DeskWishes,
  deskWishes,
  toDeskCount,
} from '@ferrule/domain/service-desk/desk-list'
import { ButtonLink } from '@ferrule/ui/button'
import { EmptyState } from '@ferrule/ui/empty-state'
import { LinkTabs } from '@ferrule/ui/link-tabs'
import { Pagination } from '@ferrule/ui/pagination'
import { type PortalColumn, PortalTable } from '@ferrule/ui/portal-table'
import { StatusBadge } from '@ferrule/ui/status-badge'
import { ExportButtons } from '../exports/export-buttons.tsx'
import { useFrame } from '../frame/frame.ts'
import { useTexts } from '../frame/texts.tsx'
import { keepShown } from '../live/keep-shown.ts'
import { useLiveTickets } from '../live/use-live-tickets.ts'
import { PortalPage } from '../portal/portal-page.tsx'
import { askData } from '../sign-in/ask-data.ts'
import { formatMoment, languageOf } from '../tickets/ticket-words.ts'
import type { Route } from './+types/desk.route'
import { DeskFilters } from './desk-filters.tsx'
import { DeskQueue, type DeskQueueQuery } from './desk-queue.generated.ts'
import { toDeskWords } from './desk-words.ts'
import classes from './service-desk.module.css'

/** The address holds what is looked at, so that it can be kept, shared and gone back to. */
export const clientLoader = keepShown(async ({ request }: Route.ClientLoaderArgs) => {
  const wishes = deskWishes.parse(Object.fromEntries(new URL(request.url).searchParams))
  return { ...(await askData(DeskQueue, wishes)), wishes }
})

export { DeskAway as ErrorBoundary } from './desk-away.tsx'

export default function ServiceDesk({ loaderData: { deskQueue: page, wishes } }: Route.ComponentProps) {
  const texts = useTexts()
  const { portalHome, locale } = useFrame()
  const columns = useColumns()
  useLiveTickets()
  const hrefOf = (change: Partial<DeskWishes>) =>
    `${portalHome}/service-desk${toQuery({ ...wishes, page: 1, ...change })}`
  const countOf = (group: DeskGroup) => (group === 'over' ? undefined : toDeskCount(page.counts[group]))
  return (
    <PortalPage
      title={texts('desk.title')}
      actions={
        <>
          <ButtonLink look="quiet" href={`${portalHome}/service-desk/canned-texts`}>
            {texts('desk.canned-texts')}
          </ButtonLink>
          <ExportButtons table="service-desk" query={toQuery(wishes)} />
        </>
      }
    >
      <LinkTabs
        label={texts('desk.groups')}
        tabs={deskGroups.map((group) => ({
          label: texts(`desk.group.${group}`),
          href: hrefOf({ group }),
          count: countOf(group),
          current: group === wishes.group,
        }))}
      />
      <DeskFilters wishes={wishes} />
      <div className={classes.list}>
        <PortalTable
          label={texts('desk.title')}
          columns={columns}
          items={page.entries}
          language={languageOf(locale)}
          chooseLabel={texts('component.choose-columns')}
          mark={({ isLate }) => (isLate ? texts('desk.late') : undefined)}
          empty={<EmptyState icon="ok" title={texts('desk.empty')} />}
        />
      </div>
      {(page.hasMore || page.page > 1) && (
        <Pagination
          page={page.page}
          pageCount={page.hasMore ? page.page + 1 : page.page}
          range={texts('component.page', { page: page.page })}
          hrefOf={(number) => hrefOf({ page: number })}
          labels={{
            navigation: texts('component.pages'),
            previous: texts('component.previous'),
            next: texts('component.next'),
            page: (number) => texts('component.page', { page: number }),
          }}
        />
      )}
    </PortalPage>
  )
}

type Row = DeskQueueQuery['deskQueue']['entries'][number]

function useColumns(): PortalColumn<Row>[] {
  const texts = useTexts()
  const { portalHome, locale } = useFrame()
  const words = toDeskWords(texts)
  const hrefOf = ({ kind, id }: Row) => `${portalHome}/service-desk/${kind === 'ticket' ? 'tickets' : 'requests'}/${id}`
  return [
    {
      id: 'number',
      header: texts('desk.column.number'),
      rowHeader: true,
      noWrap: true,
      cell: (row) => <a href={hrefOf(row)}>{row.number}</a>,
    },
    { id: 'kind', header: texts('desk.column.kind'), cell: ({ kind }) => words.kind(kind) },
    { id: 'subject', header: texts('ticket.column.subject'), cell: ({ subject }) => subject, onCard: 'whole' },
    { id: 'sender', header: texts('desk.column.sender'), cell: ({ sender }) => sender },
    {
      id: 'state',
      header: texts('ticket.column.status'),
      cell: (row) => <StatusBadge tone={words.tone(row)}>{words.state(row)}</StatusBadge>,
    },
    {
      id: 'assignee',
      header: texts('desk.column.assignee'),
      cell: ({ assignee }) => assignee ?? texts('ticket.not-assigned'),
    },
    {
      id: 'due',
      header: texts('desk.column.due'),
      cell: ({ dueAt, isLate }) => (
        <span className={classes.due}>
          {formatMoment(dueAt, locale)}
          {isLate && <StatusBadge tone="error">{texts('desk.late')}</StatusBadge>}
        </span>
      ),
    },
  ]
}

/** Only what differs from the plain queue stands in the address. */
function toQuery(wishes: DeskWishes): string {
  const plain: Record<string, unknown> = deskWishes.parse({})
  const said = Object.entries(wishes).filter(([name, value]) => value !== undefined && value !== plain[name])
  return said.length === 0
    ? ''
    : `?${new URLSearchParams(said.map(([name, value]) => [name, String(value)])).toString()}`
}
