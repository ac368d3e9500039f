import { SpecTable } from '@ferrule/ui/spec-table'
import { StatusBadge } from '@ferrule/ui/status-badge'
import { VisuallyHidden } from '@ferrule/ui/visually-hidden'
import { replace } from 'react-router'
import { useFrame } from '../frame/frame.ts'
import { useTexts } from '../frame/texts.tsx'
import { keepPreviousData } from '../live/keep-previous-data.ts'
import { useLiveTickets } from '../live/use-live-tickets.ts'
import { Panel, PortalPage } from '../portal/portal-page.tsx'
import { usePortal } from '../portal/portal-data.ts'
import { queryDataService } from '../data-service/query-data-service.ts'
import { Conversation } from '../tickets/conversation.tsx'
import { formatDateTime, toTicketLabels } from '../tickets/ticket-labels.ts'
import type { Route } from './+types/desk-ticket.route'
import { AssignTicket } from './assign-ticket.tsx'
import { DeskTicket, type DeskTicketQuery } from './desk-ticket.generated.ts'
import { toDeskLabels } from './desk-labels.ts'
import { EntryActions } from './entry-actions.tsx'
import { LinkedTickets } from './linked-tickets.tsx'
import { NoEntry } from './no-entry.tsx'
import classes from './service-desk.module.css'
import { runDeskAction, ticketActions } from './desk-actions.ts'
import { SimilarTickets } from './similar-tickets.tsx'
import { usePresence, useTyping } from './use-presence.ts'
import { WhoIsHere } from './who-is-here.tsx'
import { WriteForm } from './write-form.tsx'

/** The address of a merged ticket leads to the ticket that took it over. */
export const clientLoader = keepPreviousData(async ({ params, request }: Route.ClientLoaderArgs) => {
  const loaded = await queryDataService(DeskTicket, { id: params.id }, { allowNull: true })
  const mergedInto = loaded.ticket?.ticket.mergedInto
  if (mergedInto) throw replace(new URL(request.url).pathname.replace(params.id, mergedInto))
  return loaded
})

export async function clientAction({ request, params }: Route.ClientActionArgs) {
  return runDeskAction(await request.formData(), params.id, ticketActions)
}

export { DeskUnavailable as ErrorBoundary } from './desk-unavailable.tsx'

export default function DeskTicketScreen({ loaderData }: Route.ComponentProps) {
  const { ticket: details, cannedTexts, deskAgents } = loaderData
  return details ? (
    <Ticket key={details.ticket.id} {...{ details, canned: cannedTexts, agents: deskAgents }} />
  ) : (
    <NoEntry />
  )
}

type TicketDetails = NonNullable<DeskTicketQuery['ticket']>

type TicketProps = {
  details: TicketDetails
  canned: DeskTicketQuery['cannedTexts']
  agents: DeskTicketQuery['deskAgents']
}

function Ticket({ details, canned, agents }: TicketProps) {
  const texts = useTexts()
  const { portalHome } = useFrame()
  const { person } = usePortal()
  const labels = toTicketLabels(texts)
  const { ticket, isOpen } = details
  useLiveTickets(ticket.id)
  const { isTyping, noteTyping } = useTyping()
  const others = usePresence(ticket.id, isTyping)
  const state = toDeskLabels(texts).state({ kind: 'ticket', state: ticket.status })
  const canTake = isOpen && ticket.contact !== person.fullName
  return (
    <PortalPage
      title={ticket.subject}
      trail={[{ label: texts('desk.title'), href: `${portalHome}/service-desk` }]}
      kicker={
        <>
          <span className={classes.priority} data-priority={ticket.priority}>
            <VisuallyHidden>{texts('desk.priority', { priority: ticket.priority })}</VisuallyHidden>
            <span aria-hidden="true">{ticket.priority}</span>
          </span>
          {ticket.number}
          <StatusBadge tone={labels.tone(ticket.status)}>{state}</StatusBadge>
          <StatusBadge>{labels.type(ticket.type)}</StatusBadge>
        </>
      }
      actions={<EntryActions canTake={canTake} finishLabel={isOpen ? texts('desk.solve') : undefined} />}
    >
      <div className={classes.columns}>
        <div>
          <WhoIsHere agents={others} />
          <Conversation details={details} />
          {ticket.status !== 'closed' && (
            <WriteForm
              entryId={ticket.id}
              acceptsFiles
              canSolve={isOpen}
              intent="answer"
              onTyping={noteTyping}
              canned={canned}
              facts={{ name: details.author, number: ticket.number, machine: ticket.machineName }}
            />
          )}
        </div>
        <div>
          {isOpen && <AssignTicket assignee={ticket.contact ?? undefined} agents={agents} />}
          <Details details={details} />
          <LinkedTickets ticket={ticket} links={details.links} />
          <SimilarTickets number={ticket.number} tickets={details.similar} />
          <WriteForm entryId={ticket.id} acceptsFiles intent="note" />
        </div>
      </div>
    </PortalPage>
  )
}

function Details({ details: { ticket, author } }: { details: TicketDetails }) {
  const texts = useTexts()
  const { locale } = useFrame()
  const labels = toTicketLabels(texts)
  const rows = [
    { name: texts('desk.customer'), value: ticket.organisation },
    { name: texts('desk.sender'), value: author },
    { name: texts('ticket.location'), value: ticket.location },
    { name: texts('ticket.column.machine'), value: ticket.machineName },
    { name: texts('ticket.column.serial-number'), value: ticket.serialNumber },
    { name: texts('ticket.column.concern'), value: labels.concern(ticket.concern) },
    { name: texts('desk.column.assignee'), value: ticket.contact ?? texts('ticket.not-assigned') },
    { name: texts('desk.column.due'), value: formatDateTime(ticket.firstResponseDueAt, locale) },
    {
      name: texts('desk.solution-due'),
      value: ticket.solutionDueAt ? formatDateTime(ticket.solutionDueAt, locale) : undefined,
    },
    {
      name: texts('ticket.first-response'),
      value: ticket.firstResponseAt ? formatDateTime(ticket.firstResponseAt, locale) : undefined,
    },
  ]
  return (
    <Panel id="details" title={texts('component.details')}>
      <SpecTable caption={texts('component.details')} missingLabel={texts('component.none')} groups={[{ rows }]} />
    </Panel>
  )
}
