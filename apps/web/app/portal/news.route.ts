import { newsFeedPageSize } from '@ferrule/domain/news-feed/last-read'
import { parseLocale } from '@ferrule/domain/locales/locale'
import { readLinkTarget, toLinkHref } from '@ferrule/domain/navigation/link-target'
import { findMainDomain } from '@ferrule/domain/sites/main-domain'
import type { NewsPage } from '../islands/news-feed.tsx'
import { orThrow503 } from '../http/or-throw-503.server.ts'
import { getServices } from '../visit/services.server.ts'
import type { Route } from './+types/news.route'
import { toNewsPicture } from './to-news-picture.ts'

/** Returns a page of a site's news, newest first, with links resolved for the locale. */
export async function loader({ url: { searchParams } }: Route.LoaderArgs) {
  const { content } = getServices()
  const locale = parseLocale(searchParams.get('locale') ?? '')
  if (!locale) return Response.json({ error: 'no such locale' }, { status: 400 })
  const { sites } = await orThrow503('content', content.getSystem(locale.language))
  const site = sites.find(({ id }) => id === searchParams.get('site'))
  if (!site) return Response.json({ error: 'no such site' }, { status: 404 })
  const after = searchParams.get('after') ?? undefined
  const loading = content.getNews(site.slug, locale.language, { first: newsFeedPageSize, after })
  const { items, endCursor, hasNextPage } = await orThrow503('content', loading)
  const domain = findMainDomain(site)
  const base = { locale, siteSegment: domain.ok ? domain.value.slug || undefined : undefined }
  const page: NewsPage = {
    items: items.map(({ id, title, text, image, link, publicationDate }) => ({
      id,
      title,
      text,
      image: image && toNewsPicture(image),
      href: (link && toLinkHref(readLinkTarget(link), base)) || null,
      publicationDate,
    })),
    endCursor,
    hasNextPage,
  }
  return Response.json(page)
}
