import type { Language } from '@ferrule/domain/locales/language'
import { isAfterPosition, readNewsCursor } from '@ferrule/domain/news-feed/news-cursor'
import type { Ask } from './query-content-service.ts'
import { newsResponse, newsQuery } from './news-response.ts'
import type { NewsItem, NewsPage } from './news-item.ts'
import { noNews, toNewsPage, type NewsQuery } from './to-news-page.ts'

type Feed = { site: string; language: Language }

/**
 * Reads one page of a site's news from the content service. The service can filter by date but not by id, so the query
 * starts at the cursor's date, and items with that date that precede the cursor are dropped here.
 */
export async function readNews(
  runQuery: Ask,
  { site, language }: Feed,
  { first, after }: NewsQuery,
): Promise<NewsPage> {
  const position = after === undefined ? undefined : readNewsCursor(after)
  if (after !== undefined && !position) return noNews
  const until = position && { publicationDate: { less_than_equal: position.publicationDate } }
  const where = { site: { equals: site }, ...until }
  const items: NewsItem[] = []
  for (let page = 1, more = true; more && items.length <= first; page++) {
    const { NewsItems } = await runQuery({
      operation: 'News',
      query: newsQuery,
      // Two more than requested: the cursor's own item, and one that shows whether more follow.
      variables: { where, locale: language, limit: first + 2, page },
      languages: [language],
      answer: newsResponse,
    })
    items.push(...NewsItems.docs.filter((item) => !position || isAfterPosition(item, position)))
    more = NewsItems.hasNextPage
  }
  return toNewsPage(items, first, false)
}
