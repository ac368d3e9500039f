import { defaultLanguage } from '@ferrule/domain/locales/language'
import { parseLocale } from '@ferrule/domain/locales/locale'
import { rightsOfRoles } from '@ferrule/domain/portal-access/rights-of-roles'
import { quoteListQuery } from '@ferrule/domain/quotes/quote'
import { type QuoteState, quoteStates } from '@ferrule/domain/quotes/quote-state'
import { formatDate, formatDay } from '@ferrule/texts/format-date'
import { formatMoney } from '@ferrule/texts/format-money'
import { ButtonLink } from '@ferrule/ui/button'
import type { DataColumn } from '@ferrule/ui/data-table'
import { EmptyState } from '@ferrule/ui/empty-state'
import { FilterChips } from '@ferrule/ui/filter-chips'
import { queryDataService } from '../data-service/query-data-service.ts'
import { browserTimeZone } from '../frame/browser-time-zone.ts'
import { useFrame } from '../frame/frame.ts'
import { useTexts } from '../frame/texts.tsx'
import { useUserLanguage } from '../frame/use-user-language.ts'
import { OrderTabs } from '../orders/order-tabs.tsx'
import { PagedTable } from '../parts/paged-table.tsx'
import classes from '../parts/parts.module.css'
import { usePortal } from '../portal/portal-data.ts'
import { PortalPage } from '../portal/portal-page.tsx'
import { toListQuery } from '../portal/to-list-query.ts'
import type { Route } from './+types/quotes.route'
import { QuoteStateBadge } from './quote-state-badge.tsx'
import { Quotes, type QuotesQuery } from './quotes.generated.ts'

export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  const query = quoteListQuery.parse(Object.fromEntries(new URL(request.url).searchParams))
  const language = parseLocale(params.locale)?.language ?? defaultLanguage
  return { ...(await queryDataService(Quotes, { ...query, language })), query }
}

export { PartsUnavailable as ErrorBoundary } from '../parts/parts-unavailable.tsx'

/** The quotes of the user's organisations; for our service those of all customers. */
export default function QuoteList({ loaderData: { quotes, query } }: Route.ComponentProps) {
  const texts = useTexts()
  const { portalHome } = useFrame()
  const hrefOf = (state: QuoteState | undefined) =>
    `${portalHome}/quotes${toListQuery(quoteListQuery, query, { state })}`
  return (
    <PortalPage
      title={texts('quote.quotes')}
      trail={[{ label: texts('product-information.title'), href: `${portalHome}/product-information` }]}
    >
      <OrderTabs current="quotes" />
      <div className={classes.chips}>
        <FilterChips
          label={texts('order.status')}
          chips={[undefined, ...quoteStates].map((state) => ({
            label: texts(state ? `quote.state.${state}` : 'quote.all'),
            href: hrefOf(state),
            current: state === query.state,
          }))}
        />
      </div>
      <QuoteTable key={query.state} quotes={quotes} state={query.state} />
    </PortalPage>
  )
}

type QuoteTableProps = { quotes: QuotesQuery['quotes']; state: QuoteState | undefined }

function QuoteTable({ quotes, state }: QuoteTableProps) {
  const texts = useTexts()
  const columns = useColumns()
  const language = useUserLanguage()
  return (
    <PagedTable
      caption={texts('quote.quotes')}
      first={quotes}
      loadPage={async (after) => (await queryDataService(Quotes, { state, after, language })).quotes}
      columns={columns}
      empty={<NoQuotes />}
    />
  )
}

/** A customer requests a quote from the cart, so the next step is the parts. */
function NoQuotes() {
  const texts = useTexts()
  const { portalHome } = useFrame()
  const { usesProducts } = rightsOfRoles(usePortal().person.roles)
  if (!usesProducts) return <EmptyState level={2} icon="file" title={texts('quote.none')} />
  return (
    <EmptyState
      level={2}
      icon="file"
      title={texts('quote.none')}
      action={<ButtonLink href={`${portalHome}/product-information`}>{texts('product-information.title')}</ButtonLink>}
    >
      {texts('quote.none-text')}
    </EmptyState>
  )
}

type Row = QuotesQuery['quotes']['entries'][number]

function useColumns(): DataColumn<Row>[] {
  const texts = useTexts()
  const language = useUserLanguage()
  const { portalHome } = useFrame()
  const timeZone = browserTimeZone()
  return [
    {
      key: 'number',
      header: texts('quote.quote'),
      rowHeader: true,
      noWrap: true,
      cell: ({ number }) => <a href={`${portalHome}/quotes/${number}`}>{number}</a>,
    },
    { key: 'state', header: texts('order.status'), cell: ({ state }) => <QuoteStateBadge state={state} /> },
    { key: 'part', header: texts('order.part'), cell: ({ firstPart }) => firstPart },
    { key: 'lines', header: texts('order.lines'), align: 'end', cell: ({ lineCount }) => lineCount },
    {
      key: 'total',
      header: texts('quote.total'),
      align: 'end',
      noWrap: true,
      cell: ({ total, currency }) => (total === null ? '–' : formatMoney({ amount: total, currency }, language)),
    },
    {
      key: 'valid',
      header: texts('quote.valid-until'),
      noWrap: true,
      cell: ({ validUntil }) => (validUntil ? formatDay(validUntil, language) : '–'),
    },
    {
      key: 'on',
      header: texts('quote.requested-on'),
      noWrap: true,
      cell: ({ createdAt }) => formatDate(new Date(createdAt), language, { timeZone, month: 'short' }),
    },
    { key: 'by', header: texts('quote.requested-by'), cell: ({ requestedBy }) => requestedBy },
    {
      key: 'to',
      header: texts('order.ship-to'),
      cell: ({ organisationName, plantName }) => `${organisationName}, ${plantName}`,
    },
  ]
}
