import { newsFeedPageSize } from '@ferrule/domain/news-feed/last-read'
import { parseLocale } from '@ferrule/domain/locales/locale'
import { readLinkTarget, toLinkHref } from '@ferrule/domain/navigation/link-target'
import { findMainDomain } from '@ferrule/domain/sites/main-domain'
import type { NewsTurn } from '../islands/news-feed.tsx'
import { orUnavailable } from '../request/or-unavailable.server.ts'
import { getServices } from '../request/services.server.ts'
import type { Route } from './+types/news.route'

/** One turn of a site's news, the newest first, with links as the reader needs them. */
export async function loader({ url: { searchParams } }: Route.LoaderArgs) {
  const { content } = getServices()
  const locale = parseLocale(searchParams.get('locale') ?? '')
  if (!locale) return Response.json({ error: 'no such locale' }, { status: 400 })
  const { sites } = await orUnavailable('content', content.getSystem(locale.language))
  const site = sites.find(({ id }) => id === searchParams.get('site'))
  if (!site) return Response.json({ error: 'no such site' }, { status: 404 })
  const after = searchParams.get('after') ?? undefined
  const asked = content.getNews(site.slug, locale.language, { first: newsFeedPageSize, after })
  const { items, endCursor, hasNextPage } = await orUnavailable('content', asked)
  const domain = findMainDomain(site)
  const base = { locale, siteSegment: domain.ok ? domain.value.slug || undefined : undefined }
  const turn: NewsTurn = {
    items: items.map(({ id, title, text, link, publicationDate }) => ({
      id,
      title,
      text,
      href: (link && toLinkHref(readLinkTarget(link), base)) || null,
      publicationDate,
    })),
    endCursor,
    hasNextPage,
  }
  return Response.json(turn)
}
