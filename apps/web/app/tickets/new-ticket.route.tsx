import { type TicketField, ticketFields } from '@ferrule/domain/tickets/ticket'
import { Button } from '@ferrule/ui/button'
import { ErrorSummary } from '@ferrule/ui/error-summary'
import { FlashMessage } from '@ferrule/ui/flash-message'
import { data, Form, redirect, useNavigation } from 'react-router'
import { useFrame } from '../frame/frame.ts'
import { useTexts } from '../frame/texts.tsx'
import { clearDraft, portalForm } from '../portal/drafts.ts'
import { PortalPage } from '../portal/portal-page.tsx'
import { useFormDraft } from '../portal/use-form-draft.ts'
import { withIdempotencyKey } from '../http/with-idempotency-key.ts'
import { queryTicketService } from './query-ticket-service.ts'
import type { Route } from './+types/new-ticket.route'
import { AffectedMachine } from './affected-machine.tsx'
import { OpenTicket } from './open-ticket.generated.ts'
import { readFormField } from '../http/form-fields.ts'
import { readAttachments } from '../files/read-attachments.ts'
import { endPhoneLink } from '../phone/end-phone-link.ts'
import { clearFilesOf } from '../files/upload-queue-store.ts'
import { TicketFormOptions } from './ticket-form-options.generated.ts'
import classes from './tickets.module.css'
import { ProblemFields } from './problem-fields.tsx'
import type { Message, Problem } from './ticket-problem.ts'
import { findFormProblems, useOpenProblems } from './use-open-problems.ts'

export function clientLoader() {
  return queryTicketService(TicketFormOptions, {})
}

/** The name of the draft and of its pending uploads. */
const newTicket = portalForm('new ticket')

/** Creates the ticket and redirects to it, or returns the problems. The draft is cleared only on success. */
export async function clientAction({ request, params }: Route.ClientActionArgs) {
  const form = await request.formData()
  const read = (name: string) => readFormField(form, name)
  const values = Object.fromEntries(ticketFields.map((field) => [field, read(field)])) as Record<TicketField, string>
  const problems = findFormProblems(form)
  if (problems.length > 0) return data({ problems, failed: false, attempt: Date.now() }, { status: 422 })
  try {
    const input = await withIdempotencyKey(read('key'), { ...values, attachments: readAttachments(form) })
    const { openTicket } = await queryTicketService(OpenTicket, { input })
    if (openTicket.refusal !== null || openTicket.id === null) throw new Error(openTicket.refusal ?? 'no ticket')
    clearDraft(newTicket)
    await clearFilesOf(newTicket)
    endPhoneLink(form)
    return redirect(`/${params.locale}/mykomax/tickets/${openTicket.id}`)
  } catch {
    // With an error status React Router does not reload data, so the form stays usable without a connection.
    return data({ problems: [] as Problem[], failed: true, attempt: Date.now() }, { status: 503 })
  }
}

export { TicketsUnavailable as ErrorBoundary } from './tickets-unavailable.tsx'

export default function NewTicket({ loaderData: { plants, machines }, actionData }: Route.ComponentProps) {
  const texts = useTexts()
  const { portalHome } = useFrame()
  const navigation = useNavigation()
  const { draft, key, autosave } = useFormDraft(newTicket)
  const { problems, recheck } = useOpenProblems(actionData)
  const messages = useMessages(problems)
  const fieldNames = useFieldNames()
  return (
    <PortalPage
      title={texts('ticket.new')}
      trail={[{ label: texts('ticket.title'), href: `${portalHome}/tickets/list` }]}
      note={texts('ticket.machine-first')}
    >
      <Form
        method="post"
        noValidate
        onChange={({ currentTarget }) => {
          autosave(currentTarget)
          recheck(currentTarget)
        }}
      >
        {messages.length > 0 && (
          <ErrorSummary
            key={actionData?.attempt}
            title={texts('form.problems', { count: messages.length })}
            errors={messages.map(({ field, text }) => ({ field, text: `${fieldNames[field]}: ${text}` }))}
          />
        )}
        {actionData?.failed && (
          <FlashMessage kind="error" title={texts('ticket.failed')}>
            {texts('ticket.failed-text')}
          </FlashMessage>
        )}
        <input type="hidden" name="key" value={key} />
        <AffectedMachine plants={plants} machines={machines} draft={draft} messages={messages} />
        <ProblemFields draft={draft} messages={messages} files={newTicket} />
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

const selectFields: readonly Problem[] = ['locationId', 'affectedMachine', 'type', 'concern']

function useMessages(problems: readonly Problem[]): Message[] {
  const texts = useTexts()
  const textOf = (field: Problem) => {
    if (field === 'files') return texts('upload.wait')
    return texts(selectFields.includes(field) ? 'validation.select' : 'validation.value')
  }
  return problems.map((field) => ({ field, text: textOf(field) }))
}

function useFieldNames(): Record<Problem, string> {
  const texts = useTexts()
  return {
    locationId: texts('ticket.location'),
    affectedMachine: texts('ticket.affected-machine'),
    machineName: texts('field.machine-name'),
    serialNumber: texts('field.serial-number'),
    type: texts('ticket.type'),
    concern: texts('ticket.column.concern'),
    subject: texts('field.subject'),
    description: texts('field.description'),
    files: texts('upload.files'),
  }
}
