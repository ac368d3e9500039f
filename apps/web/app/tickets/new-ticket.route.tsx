import { findTicketProblems, type TicketField, ticketFields } from '@ferrule/domain/tickets/ticket'
import { Button } from '@ferrule/ui/button'
import { ErrorSummary } from '@ferrule/ui/error-summary'
import { FlashMessage } from '@ferrule/ui/flash-message'
import { data, Form, redirect, useNavigation } from 'react-router'
import { useFrame } from '../frame/frame.ts'
import { useTexts } from '../frame/texts.tsx'
import { forgetDraft, portalForm } from '../portal/drafts.ts'
import { PortalPage } from '../portal/portal-page.tsx'
import { useFormDraft } from '../portal/use-form-draft.ts'
import { withSendKey } from '../request/with-send-key.ts'
import { askTickets } from './ask-tickets.ts'
import type { Route } from './+types/new-ticket.route'
import { MachineConcerned } from './machine-concerned.tsx'
import { OpenTicket } from './open-ticket.generated.ts'
import { readAnswer } from '../request/read-answer.ts'
import { readAttachments } from '../files/read-attachments.ts'
import { endPhoneLink } from '../phone/end-phone-link.ts'
import { forgetFilesOf } from '../files/kept-files.ts'
import { TicketSurroundings } from './ticket-surroundings.generated.ts'
import classes from './tickets.module.css'
import { WhatHappens } from './what-happens.tsx'

export function clientLoader() {
  return askTickets(TicketSurroundings, {})
}

/** An answer that will not do, or files that are still on their way. */
type Problem = TicketField | 'files'

/** Under which name words and files wait until the ticket is opened. */
const newTicket = portalForm('new ticket')

/** Opens the ticket and goes to it, or says what is missing. The draft is kept until the ticket has its number. */
export async function clientAction({ request, params }: Route.ClientActionArgs) {
  const form = await request.formData()
  const say = (name: string) => readAnswer(form, name)
  const answers = Object.fromEntries(ticketFields.map((field) => [field, say(field)])) as Record<TicketField, string>
  const problems: Problem[] = [...findTicketProblems(answers), ...(form.has('unsent') ? (['files'] as const) : [])]
  if (problems.length > 0) return data({ problems, failed: false, attempt: Date.now() }, { status: 422 })
  try {
    const input = await withSendKey(say('key'), { ...answers, attachments: readAttachments(form) })
    const { openTicket } = await askTickets(OpenTicket, { input })
    if (openTicket.refusal !== null || openTicket.id === null) throw new Error(openTicket.refusal ?? 'no ticket')
    forgetDraft(newTicket)
    await forgetFilesOf(newTicket)
    endPhoneLink(form)
    return redirect(`/${params.locale}/mykomax/tickets/${openTicket.id}`)
  } catch {
    // With this status nothing is read again: the form stays as it is, also without a line.
    return data({ problems: [] as Problem[], failed: true, attempt: Date.now() }, { status: 503 })
  }
}

export { TicketsAway as ErrorBoundary } from './tickets-away.tsx'

export default function NewTicket({ loaderData: { plants, machines }, actionData }: Route.ComponentProps) {
  const texts = useTexts()
  const { portalHome } = useFrame()
  const navigation = useNavigation()
  const { draft, key, keep } = useFormDraft(newTicket)
  const messages = useMessages(actionData?.problems ?? [])
  return (
    <PortalPage
      title={texts('ticket.new')}
      trail={[{ label: texts('ticket.title'), href: `${portalHome}/tickets/list` }]}
      note={texts('ticket.machine-first')}
    >
      <Form method="post" noValidate onChange={(event) => keep(event.currentTarget)}>
        {messages.length > 0 && (
          <ErrorSummary
            key={actionData?.attempt}
            title={texts('form.problems', { count: messages.length })}
            errors={messages}
          />
        )}
        {actionData?.failed && (
          <FlashMessage kind="error" title={texts('ticket.failed')}>
            {texts('ticket.failed-text')}
          </FlashMessage>
        )}
        <input type="hidden" name="key" value={key} />
        <MachineConcerned plants={plants} machines={machines} draft={draft} messages={messages} />
        <WhatHappens draft={draft} messages={messages} files={newTicket} />
        <div className={classes.send}>
          <Button type="submit" loading={navigation.state === 'submitting'}>
            {texts('ticket.send')}
          </Button>
          <span>{texts('ticket.number-at-once')}</span>
        </div>
      </Form>
    </PortalPage>
  )
}

export type Message = { field: Problem; text: string }

const chosen: readonly Problem[] = ['locationId', 'machineConcerned', 'type', 'concern']

function useMessages(problems: readonly Problem[]): Message[] {
  const texts = useTexts()
  return problems.map((field) => ({
    field,
    text: texts(field === 'files' ? 'upload.wait' : chosen.includes(field) ? 'validation.select' : 'validation.value'),
  }))
}
