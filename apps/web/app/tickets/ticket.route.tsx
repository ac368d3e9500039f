import { ButtonLink } from '@ferrule/ui/button'
import { EmptyState } from '@ferrule/ui/empty-state'
import { SpecTable } from '@ferrule/ui/spec-table'
import { StatusBadge } from '@ferrule/ui/status-badge'
import { Steps } from '@ferrule/ui/steps'
import { data, replace } from 'react-router'
import { useFrame } from '../frame/frame.ts'
import { useTexts } from '../frame/texts.tsx'
import { keepPreviousData } from '../live/keep-previous-data.ts'
import { useLiveTickets } from '../live/use-live-tickets.ts'
import { Panel, PortalPage } from '../portal/portal-page.tsx'
import { queryTicketService } from './query-ticket-service.ts'
import type { Route } from './+types/ticket.route'
import { changeTicket } from './change-ticket.ts'
import { Conversation } from './conversation.tsx'
import { CommentForm } from './comment-form.tsx'
import { Followers } from './followers.tsx'
import { EndTicket } from './end-ticket.tsx'
import { Ticket, type TicketQuery } from './ticket.generated.ts'
import { toTicketSteps } from './to-ticket-steps.ts'
import classes from './tickets.module.css'
import { formatDateTime, toTicketLabels } from './ticket-labels.ts'

/** The address of a merged ticket leads to the ticket that took it over. */
export const clientLoader = keepPreviousData(async ({ params, request }: Route.ClientLoaderArgs) => {
  const loaded = await queryTicketService(Ticket, { id: params.id }, { allowNull: true })
  const mergedInto = loaded.ticket?.ticket.mergedInto
  if (mergedInto) throw replace(new URL(request.url).pathname.replace(params.id, mergedInto))
  return loaded
})

/** Adds a comment, closes or reopens the ticket, or changes who follows it. */
export async function clientAction({ request, params }: Route.ClientActionArgs) {
  const result = await changeTicket(await request.formData(), params.id)
  // With an error status React Router does not reload the ticket.
  return data(result, { status: result.refusal === undefined ? 200 : 503 })
}

export { TicketsUnavailable as ErrorBoundary } from './tickets-unavailable.tsx'

export default function TicketScreen({ loaderData: { ticket: details } }: Route.ComponentProps) {
  const texts = useTexts()
  const { portalHome } = useFrame()
  const list = { label: texts('ticket.title'), href: `${portalHome}/tickets/list` }
  if (!details) {
    return (
      <PortalPage title={texts('ticket.unknown')} trail={[list]}>
        <EmptyState
          icon="ticket"
          level={2}
          title={texts('ticket.unknown-text')}
          action={<ButtonLink href={list.href}>{texts('ticket.title')}</ButtonLink>}
        />
      </PortalPage>
    )
  }
  return <TicketPage key={details.ticket.id} details={details} list={list} />
}

type TicketDetails = NonNullable<TicketQuery['ticket']>

function TicketPage({ details, list }: { details: TicketDetails; list: { label: string; href: string } }) {
  const texts = useTexts()
  const { locale, portalHome, siteName } = useFrame()
  const labels = toTicketLabels(texts)
  const { ticket } = details
  useLiveTickets(ticket.id)
  const { steps, current } = toTicketSteps(ticket, texts, (dateTime) => formatDateTime(dateTime, locale))
  return (
    <PortalPage
      title={ticket.subject}
      trail={[list]}
      kicker={
        <>
          {ticket.number}
          <StatusBadge tone={labels.tone(ticket.status)}>{labels.status(ticket.status)}</StatusBadge>
          <StatusBadge>{labels.type(ticket.type)}</StatusBadge>
        </>
      }
    >
      <div className={classes.columns}>
        <div>
          <div className={classes.steps}>
            <Steps steps={steps} current={current} doneLabel={texts('component.step-done')} />
          </div>
          <Conversation
            details={details}
            aside={<span aria-live="polite">{texts('ticket.reply-count', { count: ticket.replies })}</span>}
          />
          {ticket.status !== 'closed' && <CommentForm key={ticket.id} ticketId={ticket.id} />}
        </div>
        <div>
          <Panel id="details" title={texts('component.details')}>
            <SpecTable
              caption={texts('component.details')}
              missingLabel={texts('component.none')}
              groups={[{ rows: toRows(details, texts, { locale, portalHome }) }]}
            />
          </Panel>
          <EndTicket details={details} provider={siteName} />
          <Followers colleagues={details.colleagues} />
        </div>
      </div>
    </PortalPage>
  )
}

type Place = { locale: string; portalHome: string }

function toRows({ ticket }: TicketDetails, texts: ReturnType<typeof useTexts>, { locale, portalHome }: Place) {
  const labels = toTicketLabels(texts)
  return [
    { name: texts('ticket.location'), value: ticket.location },
    { name: texts('ticket.column.machine'), value: ticket.machineName },
    {
      name: texts('ticket.column.serial-number'),
      value: ticket.machineId ? (
        <a href={`${portalHome}/inventory/${ticket.serialNumber}`}>{ticket.serialNumber}</a>
      ) : (
        ticket.serialNumber
      ),
    },
    { name: texts('ticket.column.concern'), value: labels.concern(ticket.concern) },
    { name: texts('ticket.your-contact'), value: ticket.contact ?? texts('ticket.not-assigned') },
    ...(ticket.waitingFor
      ? [
          {
            name: texts('ticket.waiting-for'),
            value: texts(ticket.waitingFor === 'yours' ? 'ticket.waiting-for.you' : 'ticket.waiting-for.us'),
          },
        ]
      : []),
    { name: texts('ticket.first-response-due'), value: formatDateTime(ticket.firstResponseDueAt, locale) },
    {
      name: texts('ticket.first-response'),
      value: ticket.firstResponseAt ? formatDateTime(ticket.firstResponseAt, locale) : undefined,
    },
  ]
}
