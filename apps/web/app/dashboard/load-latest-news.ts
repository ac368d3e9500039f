import type { NewsPage } from '../islands/news-feed.tsx'

const maxNews = 3

/** Returns undefined if the news cannot be loaded; the rest of the dashboard does not need it. */
export async function loadLatestNews(href: string): Promise<NewsPage['items'] | undefined> {
  try {
    const response = await fetch(href)
    if (!response.ok) return undefined
    const { items }: NewsPage = await response.json()
    return items.slice(0, maxNews)
  } catch {
    return undefined
  }
}
