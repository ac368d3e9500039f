import { initialsOf } from '@ferrule/domain/accounts/initials-of'
import { ButtonLink } from '@ferrule/ui/button'
import { EmptyState } from '@ferrule/ui/empty-state'
import { FlashMessage } from '@ferrule/ui/flash-message'
import { SpecTable } from '@ferrule/ui/spec-table'
import { StatusBadge } from '@ferrule/ui/status-badge'
import { Steps } from '@ferrule/ui/steps'
import { Thread, type ThreadEntry } from '@ferrule/ui/thread'
import { useSearchParams } from 'react-router'
import { useFrame } from '../../frame/frame.ts'
import { useTexts } from '../../frame/texts.tsx'
import { useUserLanguage } from '../../frame/use-user-language.ts'
import { usePortal } from '../../portal/portal-data.ts'
import { Panel, PortalPage } from '../../portal/portal-page.tsx'
import { RequestFiles } from '../request-files.tsx'
import { toGivenAnswers } from '../to-given-answers.ts'
import { toRequestSteps } from '../to-request-steps.ts'
import { toDeskLabels } from '../../service-desk/desk-labels.ts'
import { queryDataService } from '../../data-service/query-data-service.ts'
import { formatDateTime } from '../../tickets/ticket-labels.ts'
import type { Route } from './+types/saved-request.route'
import { SavedRequest, type SavedRequestQuery } from './saved-request.generated.ts'
import classes from './saved-requests.module.css'

export function clientLoader({ params }: Route.ClientLoaderArgs) {
  return queryDataService(SavedRequest, { id: params.id }, { allowNull: true })
}

export { RequestsUnavailable as ErrorBoundary } from './requests-unavailable.tsx'

export default function SavedRequestScreen({ loaderData: { savedRequest: request } }: Route.ComponentProps) {
  const texts = useTexts()
  const { portalHome } = useFrame()
  const list = { label: texts('service.requests'), href: `${portalHome}/requests` }
  if (request) return <RequestDetails request={request} list={list} />
  return (
    <PortalPage title={texts('saved-request.unknown')} trail={[list]}>
      <EmptyState
        level={2}
        icon="mail"
        title={texts('saved-request.unknown')}
        action={<ButtonLink href={list.href}>{list.label}</ButtonLink>}
      />
    </PortalPage>
  )
}

type Request = NonNullable<SavedRequestQuery['savedRequest']>

function RequestDetails({ request, list }: { request: Request; list: { label: string; href: string } }) {
  const texts = useTexts()
  const { home, locale } = useFrame()
  const language = useUserLanguage()
  const [query] = useSearchParams()
  const labels = toDeskLabels(texts)
  return (
    <PortalPage
      title={texts('receipt.number', { number: request.number })}
      trail={[list]}
      kicker={
        <>
          <StatusBadge tone={labels.tone(request)}>{labels.state(request)}</StatusBadge>
          <StatusBadge>{labels.kind(request.kind)}</StatusBadge>
        </>
      }
      note={`${texts('receipt.reply-by')} ${formatDateTime(request.replyDueAt, locale)}`}
      actions={
        request.token && (
          <ButtonLink variant="secondary" href={`${home}/requests/receipt/${request.token}`}>
            {texts('receipt.add-information')}
          </ButtonLink>
        )
      }
    >
      {query.has('saved') && (
        <div className={classes.notice}>
          <FlashMessage kind="success" title={texts('saved-request.saved')} />
        </div>
      )}
      <div className={classes.steps}>
        <Steps
          doneLabel={texts('component.step-done')}
          {...toRequestSteps(request.state, formatDateTime(request.receivedAt, locale), texts)}
        />
      </div>
      <Panel id="sent" title={texts('receipt.what-you-sent')}>
        <SpecTable
          caption={texts('receipt.what-you-sent')}
          missingLabel={texts('component.none')}
          groups={[{ rows: toGivenAnswers(request, { texts, language }) }]}
        />
      </Panel>
      <RequestFiles files={request.files} />
      <Comments comments={request.comments} />
    </PortalPage>
  )
}

/** Service employees appear under the name of the site, not their own. */
function Comments({ comments }: Pick<Request, 'comments'>) {
  const texts = useTexts()
  const { locale, siteName } = useFrame()
  const { person } = usePortal()
  if (comments.length === 0) return null
  const entries = comments.map(({ id, body, isService, addedAt }): ThreadEntry => {
    const name = isService ? siteName : person.fullName
    return {
      kind: 'message',
      id,
      author: { name, initials: initialsOf(name), role: isService ? '' : texts('ticket.you'), staff: isService },
      at: { label: formatDateTime(addedAt, locale), dateTime: addedAt },
      text: body,
    }
  })
  return (
    <Panel id="conversation" title={texts('ticket.conversation')}>
      <Thread entries={entries} />
    </Panel>
  )
}
