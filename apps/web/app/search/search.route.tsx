import { toUrlCode } from '@ferrule/domain/locales/locale'
import { readLinkTarget } from '@ferrule/domain/navigation/link-target'
import { searchPageSize } from '@ferrule/domain/search/search-query'
import { errorFields } from '@ferrule/telemetry/log'
import { ButtonLink } from '@ferrule/ui/button'
import { StrippedRule } from '@ferrule/ui/stripped-rule'
import { Wrap } from '@ferrule/ui/wrap'
import { data } from 'react-router'
import { Breadcrumb } from '../frame/breadcrumb.tsx'
import { useFrame } from '../frame/frame.ts'
import { SiteFrame } from '../frame/site-frame.tsx'
import { useTexts } from '../frame/texts.tsx'
import { useToHref } from '../frame/use-to-href.ts'
import { visitContext } from '../request/contexts.ts'
import { runOnDataService } from '../request/run-on-data-service.server.ts'
import { getServices } from '../request/services.server.ts'
import type { Route } from './+types/search.route'
import { Search, type SearchQuery, type SearchQueryVariables } from './search.generated.ts'
import { SearchForm } from './search-form.tsx'
import classes from './search.module.css'

type Found = NonNullable<SearchQuery['search']> | 'failed' | undefined

/** The address is the state: ?q= is what was asked, ?page= how far. Not stored: there are as many as there are words. */
export async function loader({ context }: Route.LoaderArgs) {
  const visit = context.get(visitContext)
  // The pattern with a site's segment fits any two segments; only those of a site are its search.
  if (visit.segments.length > 1) throw data(null, 404)
  const localeCode = toUrlCode(visit.locale)
  const searchParams = new URLSearchParams(visit.search)
  const query = (searchParams.get('q') ?? '').trim().slice(0, 200)
  const page = Math.min(Math.max(Number.parseInt(searchParams.get('page') ?? '1', 10) || 1, 1), 500)
  const found: Found = query === '' ? undefined : await find({ localeCode, siteSlug: visit.site.slug, query, page })
  return { query, page, found }
}

/** A search engine that is away is told to the reader; the page around it stands. */
async function find(asked: SearchQueryVariables): Promise<Found> {
  try {
    return (await runOnDataService(Search, asked)).search ?? 'failed'
  } catch (error) {
    getServices().log.warn('search-failed', errorFields(error))
    return 'failed'
  }
}

export default function SearchPage({ loaderData: { query, page, found } }: Route.ComponentProps) {
  const { siteName } = useFrame()
  const texts = useTexts()
  return (
    <SiteFrame>
      <title>{`${texts('frame.search')} | ${siteName}`}</title>
      <meta name="robots" content="noindex" />
      <Breadcrumb current={texts('frame.search')} />
      <Wrap className={classes.page}>
        <h1 className={classes.title}>{texts('frame.search')}</h1>
        <SearchForm query={query} />
        {found === 'failed' && <p className={classes.none}>{texts('search.failed')}</p>}
        {found && found !== 'failed' && <Results query={query} page={page} found={found} />}
      </Wrap>
    </SiteFrame>
  )
}

type ResultsProps = { query: string; page: number; found: NonNullable<SearchQuery['search']> }

function Results({ query, page, found: { total, records } }: ResultsProps) {
  const toHref = useToHref()
  const texts = useTexts()
  if (total === 0) return <p className={classes.none}>{texts('search.none')}</p>
  const from = (page - 1) * searchPageSize + 1
  const to = from + records.length - 1
  return (
    <StrippedRule className={classes.results}>
      <h2>{texts('search.results', { count: total, query })}</h2>
      <p className={classes.range}>{texts('search.range', { from, to, total })}</p>
      <ul className={classes.list} role="list">
        {records.map(({ id, path, title, description }) => (
          <li key={id} className={classes.record}>
            <h3>
              <a href={toHref(readLinkTarget(`/${path}`))}>{title}</a>
            </h3>
            <p>{description}</p>
          </li>
        ))}
      </ul>
      {to < total && (
        <ButtonLink look="secondary" href={`?${new URLSearchParams({ q: query, page: String(page + 1) })}`}>
          {texts('search.more')}
        </ButtonLink>
      )}
    </StrippedRule>
  )
}
