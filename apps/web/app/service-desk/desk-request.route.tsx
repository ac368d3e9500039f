import { FlashMessage } from '@ferrule/ui/flash-message'
import { SpecTable } from '@ferrule/ui/spec-table'
import { StatusBadge } from '@ferrule/ui/status-badge'
import { Thread, type ThreadEntry } from '@ferrule/ui/thread'
import { useFrame } from '../frame/frame.ts'
import { useTexts } from '../frame/texts.tsx'
import { useUserLanguage } from '../frame/use-user-language.ts'
import { usePortal } from '../portal/portal-data.ts'
import { Panel, PortalPage } from '../portal/portal-page.tsx'
import { RequestFiles } from '../requests/request-files.tsx'
import { toGivenAnswers } from '../requests/to-given-answers.ts'
import { queryDataService } from '../data-service/query-data-service.ts'
import { formatDateTime } from '../tickets/ticket-labels.ts'
import { initialsOf } from '@ferrule/domain/accounts/initials-of'
import type { Route } from './+types/desk-request.route'
import { DeskRequest, type DeskRequestQuery } from './desk-request.generated.ts'
import { toDeskLabels } from './desk-labels.ts'
import { EntryActions } from './entry-actions.tsx'
import { NoEntry } from './no-entry.tsx'
import classes from './service-desk.module.css'
import { requestActions, runDeskAction } from './desk-actions.ts'
import { WriteForm } from './write-form.tsx'

export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  return queryDataService(DeskRequest, { id: params.id }, { allowNull: true })
}

export async function clientAction({ request, params }: Route.ClientActionArgs) {
  return runDeskAction(await request.formData(), params.id, requestActions)
}

export { DeskUnavailable as ErrorBoundary } from './desk-unavailable.tsx'

export default function DeskRequestScreen({ loaderData: { deskRequest: request, cannedTexts } }: Route.ComponentProps) {
  return request ? <RequestDetails key={request.id} request={request} canned={cannedTexts} /> : <NoEntry />
}

type Request = NonNullable<DeskRequestQuery['deskRequest']>

function RequestDetails({ request, canned }: { request: Request; canned: DeskRequestQuery['cannedTexts'] }) {
  const texts = useTexts()
  const { portalHome } = useFrame()
  const { person } = usePortal()
  const language = useUserLanguage()
  const labels = toDeskLabels(texts)
  const sender = nameOf(request)
  const isClosed = request.state === 'closed'
  return (
    <PortalPage
      title={request.subject || labels.kind(request.kind)}
      trail={[{ label: texts('desk.title'), href: `${portalHome}/service-desk` }]}
      kicker={
        <>
          {request.number}
          <StatusBadge tone={labels.tone(request)}>{labels.state(request)}</StatusBadge>
          <StatusBadge>{labels.kind(request.kind)}</StatusBadge>
        </>
      }
      actions={
        <EntryActions
          canTake={!isClosed && request.assignee !== person.fullName}
          finishLabel={isClosed ? undefined : texts('desk.close-request')}
        />
      }
    >
      {request.needsReview && (
        <div className={classes.notice}>
          <FlashMessage title={texts('desk.needs-review')} />
        </div>
      )}
      {request.isOwed === false && (
        <div className={classes.notice}>
          <FlashMessage title={texts('desk.paper-not-owed')} />
        </div>
      )}
      <div className={classes.columns}>
        <div>
          <Panel id="sent" title={texts('desk.what-was-sent')}>
            <SpecTable
              caption={texts('desk.what-was-sent')}
              missingLabel={texts('component.none')}
              groups={[{ rows: toGivenAnswers(request, { texts, language }) }]}
            />
          </Panel>
          <RequestFiles files={request.files} />
          <Comments request={request} sender={sender} />
          {isClosed ? null : emailOf(request) ? (
            <WriteForm
              entryId={request.id}
              intent="answer"
              canned={canned}
              language={request.language}
              facts={{ name: sender, number: request.number, machine: answerTo(request, 'product') }}
            />
          ) : (
            <FlashMessage title={texts('desk.no-address')} />
          )}
        </div>
        <div>
          <Details request={request} />
          <WriteForm entryId={request.id} intent="note" />
        </div>
      </div>
    </PortalPage>
  )
}

const answerTo = ({ answers }: Request, field: string) =>
  answers.find(({ question }) => question === field)?.answer ?? ''
const emailOf = (request: Request) => answerTo(request, 'email')
const nameOf = (request: Request) => `${answerTo(request, 'firstName')} ${answerTo(request, 'lastName')}`.trim()

function Comments({ request, sender }: { request: Request; sender: string }) {
  const texts = useTexts()
  const { locale, siteName } = useFrame()
  if (request.thread.length === 0) return null
  const entries = request.thread.map(({ id, text, author, isService, isInternal, writtenAt }): ThreadEntry => {
    const name = isService ? author : sender
    const role = isInternal ? texts('desk.note') : isService ? siteName : texts('desk.sender')
    return {
      kind: 'message',
      id,
      author: { name, initials: initialsOf(name), role, staff: isService },
      at: { label: formatDateTime(writtenAt, locale), dateTime: writtenAt },
      text,
      internal: isInternal,
    }
  })
  return (
    <Panel id="conversation" title={texts('ticket.conversation')}>
      <Thread entries={entries} />
    </Panel>
  )
}

function Details({ request }: { request: Request }) {
  const texts = useTexts()
  const { locale } = useFrame()
  const rows = [
    { name: texts('desk.column.assignee'), value: request.assignee ?? texts('ticket.not-assigned') },
    { name: texts('ticket.step.received'), value: formatDateTime(request.receivedAt, locale) },
    { name: texts('desk.column.due'), value: formatDateTime(request.replyDueAt, locale) },
    { name: texts('field.language'), value: new Intl.DisplayNames(locale, { type: 'language' }).of(request.language) },
  ]
  return (
    <Panel id="details" title={texts('component.details')}>
      <SpecTable caption={texts('component.details')} missingLabel={texts('component.none')} groups={[{ rows }]} />
    </Panel>
  )
}
