import { initialsOf } from '@ferrule/domain/accounts/initials-of'
import { ButtonLink } from '@ferrule/ui/button'
import { EmptyState } from '@ferrule/ui/empty-state'
import { FlashMessage } from '@ferrule/ui/flash-message'
import { SpecTable } from '@ferrule/ui/spec-table'
import { StatusBadge } from '@ferrule/ui/status-badge'
import { Steps } from '@ferrule/ui/steps'
import { Thread, type ThreadEntry } from '@ferrule/ui/thread'
import { useSearchParams } from 'react-router'
import { useFrame } from '../frame/frame.ts'
import { useTexts } from '../frame/texts.tsx'
import { useReaderLanguage } from '../frame/use-reader-language.ts'
import { usePortal } from '../portal/portal-data.ts'
import { Panel, PortalPage } from '../portal/portal-page.tsx'
import { RequestFiles } from '../requests/request-files.tsx'
import { toGivenAnswers } from '../requests/to-given-answers.ts'
import { toRequestSteps } from '../requests/to-request-steps.ts'
import { toDeskWords } from '../service-desk/desk-words.ts'
import { askData } from '../sign-in/ask-data.ts'
import { formatMoment } from '../tickets/ticket-words.ts'
import type { Route } from './+types/kept-request.route'
import { KeptRequest, type KeptRequestQuery } from './kept-request.generated.ts'
import classes from './kept-requests.module.css'

export function clientLoader({ params }: Route.ClientLoaderArgs) {
  return askData(KeptRequest, { id: params.id }, { nullIsAnswer: true })
}

export { RequestsAway as ErrorBoundary } from './requests-away.tsx'

export default function KeptRequestScreen({ loaderData: { keptRequest: request } }: Route.ComponentProps) {
  const texts = useTexts()
  const { portalHome } = useFrame()
  const list = { label: texts('service.requests'), href: `${portalHome}/requests` }
  if (request) return <WholeRequest request={request} list={list} />
  return (
    <PortalPage title={texts('kept-request.unknown')} trail={[list]}>
      <EmptyState
        level={2}
        icon="mail"
        title={texts('kept-request.unknown')}
        action={<ButtonLink href={list.href}>{list.label}</ButtonLink>}
      />
    </PortalPage>
  )
}

type Request = NonNullable<KeptRequestQuery['keptRequest']>

function WholeRequest({ request, list }: { request: Request; list: { label: string; href: string } }) {
  const texts = useTexts()
  const { home, locale } = useFrame()
  const language = useReaderLanguage()
  const [query] = useSearchParams()
  const words = toDeskWords(texts)
  return (
    <PortalPage
      title={texts('receipt.number', { number: request.number })}
      trail={[list]}
      kicker={
        <>
          <StatusBadge tone={words.tone(request)}>{words.state(request)}</StatusBadge>
          <StatusBadge>{words.kind(request.kind)}</StatusBadge>
        </>
      }
      note={`${texts('receipt.reply-by')} ${formatMoment(request.replyDueAt, locale)}`}
      actions={
        request.token && (
          <ButtonLink look="secondary" href={`${home}/requests/receipt/${request.token}`}>
            {texts('receipt.add-information')}
          </ButtonLink>
        )
      }
    >
      {query.has('kept') && (
        <div className={classes.notice}>
          <FlashMessage kind="success" title={texts('kept-request.kept')} />
        </div>
      )}
      <div className={classes.steps}>
        <Steps
          doneLabel={texts('component.step-done')}
          {...toRequestSteps(request.state, formatMoment(request.receivedAt, locale), texts)}
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
      <WrittenSince comments={request.comments} />
    </PortalPage>
  )
}

/** Who of our service wrote is not told: their answer is ours. */
function WrittenSince({ comments }: Pick<Request, 'comments'>) {
  const texts = useTexts()
  const { locale, siteName } = useFrame()
  const { person } = usePortal()
  if (comments.length === 0) return null
  const entries = comments.map(({ id, words, isService, addedAt }): ThreadEntry => {
    const name = isService ? siteName : person.fullName
    return {
      kind: 'message',
      id,
      author: { name, initials: initialsOf(name), role: isService ? '' : texts('ticket.you'), staff: isService },
      at: { label: formatMoment(addedAt, locale), dateTime: addedAt },
      text: words,
    }
  })
  return (
    <Panel id="conversation" title={texts('ticket.conversation')}>
      <Thread entries={entries} />
    </Panel>
  )
}
