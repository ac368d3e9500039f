import { initialsOf } from '@ferrule/domain/accounts/initials-of'
import { defaultLanguage } from '@ferrule/domain/locales/language'
import { parseLocale } from '@ferrule/domain/locales/locale'
import { rightsOfRoles } from '@ferrule/domain/portal-access/rights-of-roles'
import { daysLeft } from '@ferrule/domain/quotes/quote'
import { formatDateTime, formatDay } from '@ferrule/texts/format-date'
import { toSupportLabels } from '@ferrule/texts/support-labels'
import { ButtonLink } from '@ferrule/ui/button'
import { EmptyState } from '@ferrule/ui/empty-state'
import { FlashMessage } from '@ferrule/ui/flash-message'
import { SpecTable } from '@ferrule/ui/spec-table'
import { Thread, type ThreadEntry } from '@ferrule/ui/thread'
import { useSearchParams } from 'react-router'
import { queryDataService } from '../data-service/query-data-service.ts'
import { useFrame } from '../frame/frame.ts'
import { useTexts } from '../frame/texts.tsx'
import { useNow } from '../frame/use-now.ts'
import { useUserLanguage } from '../frame/use-user-language.ts'
import classes from '../parts/parts.module.css'
import { usePortal } from '../portal/portal-data.ts'
import { Panel, PortalPage } from '../portal/portal-page.tsx'
import type { Route } from './+types/quote.route'
import { AnswerForm } from './answer-form.tsx'
import { QuoteDecision } from './quote-decision.tsx'
import { QuoteLines } from './quote-lines.tsx'
import { QuoteProgress } from './quote-progress.tsx'
import { QuoteStateBadge } from './quote-state-badge.tsx'
import { Quote, type QuoteQuery } from './quote.generated.ts'
import quoteClasses from './quotes.module.css'
import { sendQuoteChange } from './send-quote-change.ts'

/** Sends the answer of our service, or the decision of the customer. */
export async function clientAction({ request, params }: Route.ClientActionArgs) {
  return sendQuoteChange(params, await request.formData())
}

export function clientLoader({ params }: Route.ClientLoaderArgs) {
  const language = parseLocale(params.locale)?.language ?? defaultLanguage
  return queryDataService(Quote, { number: params.number, language }, { allowNull: true })
}

export { PartsUnavailable as ErrorBoundary } from '../parts/parts-unavailable.tsx'

export default function QuoteScreen({ loaderData: { quote: details } }: Route.ComponentProps) {
  const texts = useTexts()
  const { portalHome } = useFrame()
  const list = { label: texts('service.orders'), href: `${portalHome}/quotes` }
  if (details) return <QuotePage key={details.quote.number} details={details} list={list} />
  return (
    <PortalPage title={texts('quote.unknown')} trail={[list]}>
      <EmptyState
        level={2}
        icon="file"
        title={texts('quote.unknown')}
        action={<ButtonLink href={list.href}>{list.label}</ButtonLink>}
      />
    </PortalPage>
  )
}

type Details = NonNullable<QuoteQuery['quote']>

function QuotePage({ details, list }: { details: Details; list: { label: string; href: string } }) {
  const texts = useTexts()
  const [query] = useSearchParams()
  const { quote, actions } = details
  const others = quote.lineCount - 1
  const isCustomer = rightsOfRoles(usePortal().person.roles).usesProducts
  return (
    <PortalPage
      title={others > 0 ? texts('quote.title-more', { part: quote.firstPart, count: others }) : quote.firstPart}
      kicker={<Kicker details={details} />}
      trail={[list]}
      actions={
        actions.includes('accept') && (
          <ButtonLink variant="secondary" href="#decision">
            {texts('quote.accept-or-decline')}
          </ButtonLink>
        )
      }
    >
      {query.has('sent') && quote.state === 'requested' && (
        <FlashMessage kind="success" title={texts('quote.sent')}>
          {texts('quote.sent-text')}
        </FlashMessage>
      )}
      <QuoteProgress details={details} />
      <div className={classes.columns}>
        <div>
          <QuoteLines details={details} />
          {actions.includes('answer') ? (
            <AnswerForm details={details} />
          ) : (
            <QuoteDecision details={details} canAskAgain={isCustomer} />
          )}
          <Conversation details={details} />
        </div>
        <Facts details={details} />
      </div>
    </PortalPage>
  )
}

function Kicker({ details: { quote } }: { details: Details }) {
  const texts = useTexts()
  const language = useUserLanguage()
  const today = useNow().toISOString().slice(0, 10)
  const { validUntil } = quote
  const left = validUntil ? daysLeft(validUntil, today) : 0
  return (
    <>
      <span>{quote.number}</span>
      <QuoteStateBadge state={quote.state} />
      {validUntil && quote.state === 'answered' && (
        <span>
          {texts(left > 0 ? 'quote.valid-left' : 'quote.valid', {
            day: formatDay(validUntil, language, 'long'),
            days: left,
          })}
        </span>
      )}
    </>
  )
}

/** The words of both sides. */
function Conversation({ details }: { details: Details }) {
  const texts = useTexts()
  const language = useUserLanguage()
  const { quote, note, answer, answeredBy, answeredAt } = details
  const at = (dateTime: string) => ({ label: formatDateTime(new Date(dateTime), language), dateTime })
  /** The name of a user who has deleted their account is empty. */
  const toAuthor = (writer: string, role: string) => {
    const name = writer || texts('ticket.former-user')
    return { name, role, initials: initialsOf(name) }
  }
  const request: ThreadEntry = {
    kind: 'message',
    id: 'request',
    author: toAuthor(quote.requestedBy, texts('quote.role.customer')),
    at: at(quote.createdAt),
    text: note || texts('quote.requested-words', { count: quote.lineCount }),
  }
  const answers: ThreadEntry[] = answeredAt
    ? [
        {
          kind: 'message',
          id: 'answer',
          author: { ...toAuthor(answeredBy, texts('quote.role.service')), staff: true },
          at: at(answeredAt),
          text: answer || texts('quote.answered-words'),
        },
      ]
    : []
  return (
    <Panel id="conversation" title={texts('quote.conversation')}>
      <Thread entries={[request, ...answers]} />
    </Panel>
  )
}

function Facts({ details: { quote, deliveryDays, supportUntil: until } }: { details: Details }) {
  const texts = useTexts()
  const language = useUserLanguage()
  const today = useNow().toISOString().slice(0, 10)
  const { validUntil, machineName, serialNumber } = quote
  const rows = [
    ...(deliveryDays
      ? [{ name: texts('quote.delivery'), value: texts('quote.delivery-days', { days: deliveryDays }) }]
      : []),
    ...(validUntil ? [{ name: texts('quote.valid-until'), value: formatDay(validUntil, language) }] : []),
    { name: texts('order.ship-to'), value: `${quote.organisationName}, ${quote.plantName}` },
    {
      name: texts('parts.machine'),
      value: serialNumber && (
        <>
          {machineName}, <span className={quoteClasses.serial}>{serialNumber}</span>
        </>
      ),
    },
    ...(until
      ? [{ name: texts('support.title'), value: toSupportLabels(texts, { until, today, language }).value }]
      : []),
    { name: texts('quote.requested-by'), value: quote.requestedBy },
  ]
  return (
    <Panel id="details" title={texts('component.details')}>
      <SpecTable caption={texts('component.details')} missingLabel={texts('component.none')} groups={[{ rows }]} />
    </Panel>
  )
}
