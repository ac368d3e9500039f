import { toUrlCode } from '@ferrule/domain/locales/locale'
import { searchKinds } from '@ferrule/domain/search/search-query'
import { errorFields } from '@ferrule/telemetry/log'
import { ButtonLink } from '@ferrule/ui/button'
import { StrippedRule } from '@ferrule/ui/stripped-rule'
import { Wrap } from '@ferrule/ui/wrap'
import { data } from 'react-router'
import { Breadcrumb } from '../frame/breadcrumb.tsx'
import { CriticalStyles } from '../frame/critical-styles.tsx'
import { useFrame } from '../frame/frame.ts'
import { SiteFrame } from '../frame/site-frame.tsx'
import { useTexts } from '../frame/texts.tsx'
import { visitContext } from '../visit/contexts.ts'
import { runOnDataService } from '../http/run-on-data-service.server.ts'
import { getServices } from '../visit/services.server.ts'
import type { Route } from './+types/search.route'
import { Search, type SearchQueryVariables } from './search.generated.ts'
import { SearchBox } from './search-box.tsx'
import { countAll, type Results, SearchResults } from './search-results.tsx'
import classes from './search.module.css'

/**
 * The URL is the state: ?q= is the query, ?type= the kind of records, ?page= the page. Not cached, because the number
 * of possible queries is unlimited.
 */
export async function loader({ context }: Route.LoaderArgs) {
  const visit = context.get(visitContext)
  // The pattern `:locale/:site/search` matches any segment; `segments` excludes that of an existing site.
  if (visit.segments.length > 1) throw data(null, 404)
  const localeCode = toUrlCode(visit.locale)
  const searchParams = new URLSearchParams(visit.search)
  const query = (searchParams.get('q') ?? '').trim().slice(0, 200)
  const page = Math.min(Math.max(Number.parseInt(searchParams.get('page') ?? '1', 10) || 1, 1), 500)
  const kind = searchKinds.find((option) => option === searchParams.get('type')) ?? null
  const siteSlug = visit.site.slug
  // The exact match is shown on the first page without a filter only.
  const isMain = siteSlug === '' && page === 1 && kind === null
  const variables = { localeCode, siteSlug, query, page, kind, isMain }
  return { search: { query, page, kind }, results: query === '' ? undefined : await find(variables) }
}

/** Returns 'failed' while the search engine is unavailable; the page then shows a message. */
async function find(variables: SearchQueryVariables): Promise<Results | 'failed'> {
  try {
    const { search, named } = await runOnDataService(Search, variables)
    return search ? { ...search, named } : 'failed'
  } catch (error) {
    getServices().log.warn('search-failed', errorFields(error))
    return 'failed'
  }
}

export default function SearchPage({ loaderData: { search, results } }: Route.ComponentProps) {
  const { siteName, home } = useFrame()
  const texts = useTexts()
  return (
    <SiteFrame>
      <title>{`${texts('frame.search')} | ${siteName}`}</title>
      <meta name="description" content={texts('search.placeholder')} />
      <meta name="robots" content="noindex" />
      <CriticalStyles of="search-panel" />
      <Breadcrumb current={texts('frame.search')} />
      <Wrap className={classes.page}>
        <h1 className={classes.title}>{texts('frame.search')}</h1>
        <SearchBox id="q" query={search.query} />
        {results === 'failed' && <p className={classes.none}>{texts('search.failed')}</p>}
        {results && results !== 'failed' && countAll(results) === 0 && (
          <>
            <p className={classes.none}>{texts('search.none')}</p>
            <p className={classes.hint}>{texts('search.none-hint')}</p>
          </>
        )}
        {results && (
          <div className={classes.columns}>
            {results !== 'failed' && countAll(results) > 0 && <SearchResults search={search} results={results} />}
            <StrippedRule className={classes.contact}>
              <h2 className={classes.contactTitle}>{texts('search.not-the-answer')}</h2>
              <p className={classes.description}>{texts('search.contact-hint')}</p>
              <ButtonLink variant="secondary" href={`${home}/requests/contact`}>
                {texts('contact.title')}
              </ButtonLink>
            </StrippedRule>
          </div>
        )}
      </Wrap>
    </SiteFrame>
  )
}
