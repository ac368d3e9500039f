import { Button } from '@ferrule/ui/button'
import { useEffect, useRef, useState } from 'react'
import { findLastReadNews, storeLastReadNews } from './last-read-news.ts'
import classes from './news-feed.module.css'
import { NewsFeedItem, type NewsView } from './news-feed-item.tsx'

export type NewsFeedProps = {
  href: string
  /** Passed by the server, because the table of locales would add to the island's size. */
  dateLocale: string
  labels: { loading: string; none: string; failed: string; unread: string; today: string; showMore: string }
}

export type NewsPage = { items: NewsView[]; endCursor: string | null; hasNextPage: boolean }

type State = { items: NewsView[]; next: string | null; status: 'loading' | 'ready' | 'failed' }

/** Loads when the panel is first visible; the newest item then counts as read. */
export function NewsFeed({ href, dateLocale, labels }: NewsFeedProps) {
  const [{ items, next, status }, setState] = useState<State>({ items: [], next: null, status: 'loading' })
  // Items that were unread when the panel opened stay marked while it is open.
  const [readBefore] = useState(() => (typeof window === 'undefined' ? undefined : findLastReadNews()))
  const [dates] = useState(
    () => new Intl.DateTimeFormat(dateLocale, { day: 'numeric', month: 'long', year: 'numeric' }),
  )
  const [now] = useState(() => new Date())
  const started = useRef(false)

  const load = async (after: string | null) => {
    setState((before) => ({ ...before, status: 'loading' }))
    try {
      const page = await fetchNewsPage(after === null ? href : `${href}&after=${encodeURIComponent(after)}`)
      if (after === null) markRead(page)
      setState((before) => ({
        items: [...before.items, ...page.items],
        next: page.hasNextPage ? page.endCursor : null,
        status: 'ready',
      }))
    } catch {
      setState((before) => ({ ...before, status: 'failed' }))
    }
  }
  useEffect(() => {
    if (started.current) return
    started.current = true
    void load(null)
  })

  const isLoading = status === 'loading'
  return (
    <div className={classes.feed} aria-live="polite" aria-busy={isLoading}>
      {isLoading && items.length === 0 && <p>{labels.loading}</p>}
      {status === 'ready' && items.length === 0 && <p>{labels.none}</p>}
      <ul role="list">
        {items.map((item) => (
          <NewsFeedItem key={item.id} {...{ item, readBefore, dates, now, labels }} />
        ))}
      </ul>
      {status === 'failed' && <p>{labels.failed}</p>}
      {next !== null && (
        <Button variant="secondary" loading={isLoading} onClick={() => void load(next)}>
          {isLoading ? labels.loading : labels.showMore}
        </Button>
      )}
    </div>
  )
}

async function fetchNewsPage(url: string): Promise<NewsPage> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`news: ${response.status}`)
  return response.json()
}

/** Saves the newest item as read and removes the dots of the news buttons. */
function markRead({ items: [newest] }: NewsPage): void {
  if (newest) storeLastReadNews(newest)
  for (const button of document.querySelectorAll<HTMLElement>('[data-unread]')) {
    button.ariaLabel = button.dataset['readLabel'] ?? null
    button.removeAttribute('data-unread')
  }
}
