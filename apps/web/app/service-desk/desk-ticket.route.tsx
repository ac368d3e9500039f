import { SpecTable } from '@ferrule/ui/spec-table'
import { StatusBadge } from '@ferrule/ui/status-badge'
import { useFrame } from '../frame/frame.ts'
import { useTexts } from '../frame/texts.tsx'
import { keepShown } from '../live/keep-shown.ts'
import { useLiveTickets } from '../live/use-live-tickets.ts'
import { Panel, PortalPage } from '../portal/portal-page.tsx'
import { usePortal } from '../portal/portal-data.ts'
import { askData } from '../sign-in/ask-data.ts'
import { Conversation } from '../tickets/conversation.tsx'
import { formatMoment, toTicketWords } from '../tickets/ticket-words.ts'
import type { Route } from './+types/desk-ticket.route'
import { DeskTicket, type DeskTicketQuery } from './desk-ticket.generated.ts'
import { toDeskWords } from './desk-words.ts'
import { EntryActions } from './entry-actions.tsx'
import { NoEntry } from './no-entry.tsx'
import classes from './service-desk.module.css'
import { ticketWork, workOnEntry } from './work-on-entry.ts'
import { WriteForm } from './write-form.tsx'

export const clientLoader = keepShown(({ params }: Route.ClientLoaderArgs) =>
  askData(DeskTicket, { id: params.id }, { nullIsAnswer: true }),
)

export async function clientAction({ request, params }: Route.ClientActionArgs) {
  return workOnEntry(await request.formData(), params.id, ticketWork)
}

export { DeskAway as ErrorBoundary } from './desk-away.tsx'

export default function DeskTicketScreen({ loaderData: { ticket: whole, cannedTexts } }: Route.ComponentProps) {
  return whole ? <WorkedTicket whole={whole} canned={cannedTexts} /> : <NoEntry />
}

type Whole = NonNullable<DeskTicketQuery['ticket']>

function WorkedTicket({ whole, canned }: { whole: Whole; canned: DeskTicketQuery['cannedTexts'] }) {
  const texts = useTexts()
  const { portalHome } = useFrame()
  const { person } = usePortal()
  const words = toTicketWords(texts)
  const { ticket, isOpen } = whole
  useLiveTickets(ticket.id)
  const state = toDeskWords(texts).state({ kind: 'ticket', state: ticket.status })
  const canTake = isOpen && ticket.contact !== person.fullName
  return (
    <PortalPage
      title={ticket.subject}
      trail={[{ label: texts('desk.title'), href: `${portalHome}/service-desk` }]}
      kicker={
        <>
          {ticket.number}
          <StatusBadge tone={words.tone(ticket.status)}>{state}</StatusBadge>
          <StatusBadge>{words.type(ticket.type)}</StatusBadge>
        </>
      }
      actions={<EntryActions canTake={canTake} finishLabel={isOpen ? texts('desk.solve') : undefined} />}
    >
      <div className={classes.columns}>
        <div>
          <Conversation whole={whole} />
          {ticket.status !== 'closed' && (
            <WriteForm
              entryId={ticket.id}
              takesFiles
              intent="answer"
              canned={canned}
              facts={{ name: whole.author, number: ticket.number, machine: ticket.machineName }}
            />
          )}
        </div>
        <div>
          <Details whole={whole} />
          <WriteForm entryId={ticket.id} takesFiles intent="note" />
        </div>
      </div>
    </PortalPage>
  )
}

function Details({ whole: { ticket, author } }: { whole: Whole }) {
  const texts = useTexts()
  const { locale } = useFrame()
  const words = toTicketWords(texts)
  const rows = [
    { name: texts('desk.customer'), value: ticket.organisation },
    { name: texts('desk.sender'), value: author },
    { name: texts('ticket.location'), value: ticket.location },
    { name: texts('ticket.column.machine'), value: ticket.machineName },
    { name: texts('ticket.column.serial-number'), value: ticket.serialNumber },
    { name: texts('ticket.column.concern'), value: words.concern(ticket.concern) },
    { name: texts('desk.column.assignee'), value: ticket.contact ?? texts('ticket.not-assigned') },
    { name: texts('desk.column.due'), value: formatMoment(ticket.answerDueAt, locale) },
    {
      name: texts('ticket.first-answer'),
      value: ticket.firstAnswerAt ? formatMoment(ticket.firstAnswerAt, locale) : undefined,
    },
  ]
  return (
    <Panel id="details" title={texts('component.details')}>
      <SpecTable caption={texts('component.details')} missingLabel={texts('component.none')} groups={[{ rows }]} />
    </Panel>
  )
}
