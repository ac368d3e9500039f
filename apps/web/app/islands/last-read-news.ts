import { type LastRead, readLastRead, toStoredLastRead } from '@ferrule/domain/news-feed/last-read'

const lastReadKey = 'uapp_news-feed-last-read'

/** The newest item that was read in this browser. Access to local storage throws if it is disabled. */
export function findLastReadNews(): LastRead | undefined {
  try {
    return readLastRead(localStorage.getItem(lastReadKey)).value
  } catch {
    return undefined
  }
}

export function storeLastReadNews(newest: LastRead): void {
  try {
    localStorage.setItem(lastReadKey, toStoredLastRead(newest))
  } catch {
    // Without local storage all news stay unread.
  }
}
