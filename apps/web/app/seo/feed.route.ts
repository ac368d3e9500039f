import { type FeedFormat, parseFeedName } from '@ferrule/domain/seo/feed-name'
import { loadTexts } from '@ferrule/texts/load-texts'
import { publicCacheHeaders } from '../http/cache-headers.ts'
import { orThrow503 } from '../http/or-throw-503.server.ts'
import type { Route } from './+types/feed.route'
import { createFeed } from './create-feed.ts'
import { type FeedContent, loadFeedContent } from './feed-content.server.ts'
import { feedTitles } from './feed-titles.ts'
import { findFeedPlace } from './find-feed-place.server.ts'

/** A feed of a site in RSS, Atom or JSON. */
export async function loader({ params, url }: Route.LoaderArgs) {
  const name = parseFeedName(params.name)
  const place = name && (await findFeedPlace(url))
  if (!name || !place) return new Response(null, { status: 404 })
  const [texts, content] = await Promise.all([
    loadTexts(place.locale.language, ['frame']),
    orThrow503('content', loadFeedContent(place, name.kind)),
  ])
  const feed = createFeed({ place, ...name, title: texts(feedTitles[name.kind]), items: content.items })
  return new Response(writers[name.format](feed), { headers: headersOf(name.format, content) })
}

type Feed = ReturnType<typeof createFeed>

const writers: Record<FeedFormat, (feed: Feed) => string> = {
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
  // Scripts of other websites may read feeds.
  return { 'Content-Type': types[format], 'Access-Control-Allow-Origin': '*', ...publicCacheHeaders(keys) }
}
