import { type FeedFormat, parseFeedName } from '@ferrule/domain/found/feed-name'
import { defaultLanguage } from '@ferrule/domain/locales/language'
import { offersLocale, toLocaleOffer } from '@ferrule/domain/locales/locale-offer'
import { parsePagePath } from '@ferrule/domain/pages/page-path'
import { readRequestedPage } from '@ferrule/domain/pages/requested-page'
import { keepCompleteSites } from '@ferrule/domain/sites/configured-site'
import { loadTexts } from '@ferrule/texts/load-texts'
import { sharedPage } from '../request/cache-headers.ts'
import { orUnavailable } from '../request/or-unavailable.server.ts'
import { getServices } from '../request/services.server.ts'
import type { Route } from './+types/feed.route'
import { createFeed, type FeedPlace } from './create-feed.ts'
import { type FeedContent, loadFeedContent } from './feed-content.server.ts'
import { feedTitles } from './feed-titles.ts'
import { homeOf } from '../request/site-origin.ts'

/** What is new on a site, for programs that people read news with. */
export async function loader({ params, url }: Route.LoaderArgs) {
  const name = parseFeedName(params.name)
  const place = name && (await findPlace(url))
  if (!name || !place) return new Response(null, { status: 404 })
  const [texts, content] = await Promise.all([
    loadTexts(place.locale.language, ['frame']),
    orUnavailable('content', loadFeedContent(place, name.kind)),
  ])
  const feed = createFeed({ place, ...name, title: texts(feedTitles[name.kind]), items: content.items })
  return new Response(writers[name.format](feed), { headers: headersOf(name.format, content) })
}

type Written = ReturnType<typeof createFeed>

const writers: Record<FeedFormat, (feed: Written) => string> = {
  rss: (feed) => feed.rss2(),
  atom: (feed) => feed.atom1(),
  json: (feed) => feed.json1(),
}

const types: Record<FeedFormat, string> = {
  rss: 'application/rss+xml; charset=utf-8',
  atom: 'application/atom+xml; charset=utf-8',
  json: 'application/feed+json; charset=utf-8',
}

function headersOf(format: FeedFormat, { keys }: FeedContent): Record<string, string> {
  // Other people's pages may read a feed too: it is meant for that.
  return { 'Content-Type': types[format], 'Access-Control-Allow-Origin': '*', ...sharedPage(keys) }
}

/** The site and language of the address; nothing for a language that the site does not offer. */
async function findPlace({ host, pathname }: URL): Promise<FeedPlace | undefined> {
  const { content, settings } = getServices()
  const language = parsePagePath(pathname).locale?.language ?? defaultLanguage
  const system = await orUnavailable('content', content.getSystem(language))
  const requested = readRequestedPage(keepCompleteSites(system.sites), { host, pathname })
  if (!requested.ok) throw new Error(requested.reason)
  const { site, locale, segments } = requested.value
  const offer = toLocaleOffer({
    site,
    countries: system.countries,
    languageEntries: system.languages,
    showHidden: settings.SHOW_HIDDEN_COUNTRIES,
  })
  if (!locale || !offersLocale(offer, locale) || segments.length !== 2) return undefined
  return { site, locale, ...homeOf(site, settings.EDGE_ORIGIN) }
}
