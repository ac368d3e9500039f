import { toUrlCode } from '@ferrule/domain/locales/locale'
import { searchKinds } from '@ferrule/domain/search/search-query'
import { errorFields } from '@ferrule/telemetry/log'
import { ButtonLink } from '@ferrule/ui/button'
import { StrippedRule } from '@ferrule/ui/stripped-rule'
import { Wrap } from '@ferrule/ui/wrap'
import { data } from 'react-router'
import { Breadcrumb } from '../frame/breadcrumb.tsx'
import { useFrame } from '../frame/frame.ts'
import { SiteFrame } from '../frame/site-frame.tsx'
import { useTexts } from '../frame/texts.tsx'
import { visitContext } from '../request/contexts.ts'
import { runOnDataService } from '../request/run-on-data-service.server.ts'
import { getServices } from '../request/services.server.ts'
import type { Route } from './+types/search.route'
import { Search, type SearchQueryVariables } from './search.generated.ts'
import { SearchForm } from './search-form.tsx'
import { countAll, type Found, SearchResults } from './search-results.tsx'
import classes from './search.module.css'

/**
 * The address is the state: ?q= is what was asked, ?type= among what, ?page= how far. Not stored: there are as many as
 * there are words.
 */
export async function loader({ context }: Route.LoaderArgs) {
  const visit = context.get(visitContext)
  // The pattern with a site's segment fits any two segments; only those of a site are its search.
  if (visit.segments.length > 1) throw data(null, 404)
  const localeCode = toUrlCode(visit.locale)
  const searchParams = new URLSearchParams(visit.search)
  const query = (searchParams.get('q') ?? '').trim().slice(0, 200)
  const page = Math.min(Math.max(Number.parseInt(searchParams.get('page') ?? '1', 10) || 1, 1), 500)
  const kind = searchKinds.find((one) => one === searchParams.get('type')) ?? null
  const siteSlug = visit.site.slug
  // Whoever turns the page or chooses among kinds has seen what the words name.
  const isMain = siteSlug === '' && page === 1 && kind === null
  const asked = { localeCode, siteSlug, query, page, kind, isMain }
  return { asked: { query, page, kind }, found: query === '' ? undefined : await find(asked) }
}

/** A search engine that is away is told to the reader; the page around it stands. */
async function find(asked: SearchQueryVariables): Promise<Found | 'failed'> {
  try {
    const { search, named } = await runOnDataService(Search, asked)
    return search ? { ...search, named } : 'failed'
  } catch (error) {
    getServices().log.warn('search-failed', errorFields(error))
    return 'failed'
  }
}

export default function SearchPage({ loaderData: { asked, found } }: Route.ComponentProps) {
  const { siteName, home } = useFrame()
  const texts = useTexts()
  return (
    <SiteFrame>
      <title>{`${texts('frame.search')} | ${siteName}`}</title>
      <meta name="robots" content="noindex" />
      <Breadcrumb current={texts('frame.search')} />
      <Wrap className={classes.page}>
        <h1 className={classes.title}>{texts('frame.search')}</h1>
        <SearchForm query={asked.query} />
        {found === 'failed' && <p className={classes.none}>{texts('search.failed')}</p>}
        {found && found !== 'failed' && countAll(found) === 0 && (
          <>
            <p className={classes.none}>{texts('search.none')}</p>
            <p className={classes.hint}>{texts('search.none-hint')}</p>
          </>
        )}
        {found && found !== 'failed' && countAll(found) > 0 && <SearchResults asked={asked} found={found} />}
        {found && (
          <StrippedRule className={classes.ask}>
            <h2 className={classes.askTitle}>{texts('search.not-the-answer')}</h2>
            <p className={classes.description}>{texts('search.ask')}</p>
            <ButtonLink look="secondary" href={`${home}/requests/contact`}>
              {texts('contact.title')}
            </ButtonLink>
          </StrippedRule>
        )}
      </Wrap>
    </SiteFrame>
  )
}
