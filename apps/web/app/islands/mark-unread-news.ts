import { isUnread, type LastRead } from '@ferrule/domain/news-feed/last-read'
import { findLastReadNews } from './last-read-news.ts'

/** Marks the news buttons if the newest item is unread: with a dot and an accessible name. */
export async function markUnreadNews(): Promise<void> {
  const buttons = [...document.querySelectorAll<HTMLElement>('[data-newest-news]')]
  const newest = await fetchNewest(buttons[0]?.dataset['newestNews'] ?? '')
  if (!isUnread(newest, findLastReadNews())) return
  for (const button of buttons) {
    button.ariaLabel = button.dataset['unreadLabel'] ?? null
    button.setAttribute('data-unread', '')
  }
}

/** Returns undefined on failure; nothing is marked then. */
async function fetchNewest(href: string): Promise<LastRead | undefined> {
  try {
    const response = await fetch(href)
    const newest: LastRead | null = response.ok ? await response.json() : null
    return newest ?? undefined
  } catch {
    return undefined
  }
}
