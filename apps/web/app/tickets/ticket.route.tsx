import { ButtonLink } from '@ferrule/ui/button'
import { EmptyState } from '@ferrule/ui/empty-state'
import { SpecTable } from '@ferrule/ui/spec-table'
import { StatusBadge } from '@ferrule/ui/status-badge'
import { Steps } from '@ferrule/ui/steps'
import { data } from 'react-router'
import { useFrame } from '../frame/frame.ts'
import { useTexts } from '../frame/texts.tsx'
import { keepShown } from '../live/keep-shown.ts'
import { useLiveTickets } from '../live/use-live-tickets.ts'
import { Panel, PortalPage } from '../portal/portal-page.tsx'
import { askTickets } from './ask-tickets.ts'
import type { Route } from './+types/ticket.route'
import { changeTicket } from './change-ticket.ts'
import { Conversation } from './conversation.tsx'
import { CommentForm } from './comment-form.tsx'
import { EndTicket } from './end-ticket.tsx'
import { Ticket, type TicketQuery } from './ticket.generated.ts'
import { toSteps } from './to-steps.ts'
import classes from './tickets.module.css'
import { formatMoment, toTicketWords } from './ticket-words.ts'

export const clientLoader = keepShown(({ params }: Route.ClientLoaderArgs) =>
  askTickets(Ticket, { id: params.id }, { nullIsAnswer: true }),
)

/** Comment, close or reopen. What was typed stays in its field until it is saved. */
export async function clientAction({ request, params }: Route.ClientActionArgs) {
  const answer = await changeTicket(await request.formData(), params.id)
  // What was not saved is no reason to read anything again.
  return data(answer, { status: answer.refusal === undefined ? 200 : 503 })
}

export { TicketsAway as ErrorBoundary } from './tickets-away.tsx'

export default function TicketScreen({ loaderData: { ticket: whole } }: Route.ComponentProps) {
  const texts = useTexts()
  const { portalHome } = useFrame()
  const list = { label: texts('ticket.title'), href: `${portalHome}/tickets/list` }
  if (!whole) {
    return (
      <PortalPage title={texts('ticket.none-match')} trail={[list]}>
        <EmptyState
          icon="ticket"
          title={texts('ticket.none-match')}
          action={<ButtonLink href={list.href}>{texts('ticket.title')}</ButtonLink>}
        />
      </PortalPage>
    )
  }
  return <WholeTicket whole={whole} list={list} />
}

type Whole = NonNullable<TicketQuery['ticket']>

function WholeTicket({ whole, list }: { whole: Whole; list: { label: string; href: string } }) {
  const texts = useTexts()
  const { locale, siteName } = useFrame()
  const words = toTicketWords(texts)
  const { ticket } = whole
  useLiveTickets(ticket.id)
  const { steps, current } = toSteps(ticket, texts, (moment) => formatMoment(moment, locale))
  return (
    <PortalPage
      title={ticket.subject}
      trail={[list]}
      kicker={
        <>
          {ticket.number}
          <StatusBadge tone={words.tone(ticket.status)}>{words.status(ticket.status)}</StatusBadge>
          <StatusBadge>{words.type(ticket.type)}</StatusBadge>
        </>
      }
    >
      <div className={classes.columns}>
        <div>
          <div className={classes.steps}>
            <Steps steps={steps} current={current} doneLabel={texts('component.step-done')} />
          </div>
          <Conversation
            whole={whole}
            aside={<span aria-live="polite">{texts('ticket.reply-count', { count: ticket.replies })}</span>}
          />
          {ticket.status !== 'closed' && <CommentForm key={ticket.id} ticketId={ticket.id} />}
        </div>
        <div>
          <Panel id="details" title={texts('component.details')}>
            <SpecTable
              caption={texts('component.details')}
              missingLabel={texts('component.none')}
              groups={[{ rows: toDetails(whole, texts, locale) }]}
            />
          </Panel>
          <EndTicket whole={whole} provider={siteName} />
        </div>
      </div>
    </PortalPage>
  )
}

function toDetails({ ticket }: Whole, texts: ReturnType<typeof useTexts>, locale: string) {
  const words = toTicketWords(texts)
  return [
    { name: texts('ticket.location'), value: ticket.location },
    { name: texts('ticket.column.machine'), value: ticket.machineName },
    { name: texts('ticket.column.serial-number'), value: ticket.serialNumber },
    { name: texts('ticket.column.concern'), value: words.concern(ticket.concern) },
    { name: texts('ticket.your-contact'), value: ticket.contact ?? texts('ticket.not-assigned') },
    ...(ticket.turn
      ? [
          {
            name: texts('ticket.whose-turn'),
            value: texts(ticket.turn === 'yours' ? 'ticket.turn-yours' : 'ticket.turn-ours'),
          },
        ]
      : []),
    { name: texts('ticket.answer-promised'), value: formatMoment(ticket.answerDueAt, locale) },
    {
      name: texts('ticket.first-answer'),
      value: ticket.firstAnswerAt ? formatMoment(ticket.firstAnswerAt, locale) : undefined,
    },
  ]
}
