import { markUnreadNews } from './mark-unread-news.ts'
import { offerStoredLocale } from './offer-stored-locale.ts'
import { startComparisonBar } from './start-comparison-bar.ts'

/** Adds to the frame of a page what only this browser knows. Without React, because every page needs it. */
export function personaliseFrame(): void {
  offerStoredLocale()
  startComparisonBar()
  void markUnreadNews()
}
