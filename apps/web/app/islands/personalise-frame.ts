import { markUnreadNews } from './mark-unread-news.ts'
import { offerStoredLocale } from './offer-stored-locale.ts'
import { startComparisonBar } from './start-comparison-bar.ts'
import { startCountrySwitch } from './start-country-switch.ts'
import { startSharing } from './start-sharing.ts'
import { startSearch } from './start-search.ts'

/** Adds to the frame of a page what only this browser knows or does. Without React, because every page needs it. */
export function personaliseFrame(): void {
  offerStoredLocale()
  startComparisonBar()
  startSearch()
  startSharing()
  startCountrySwitch()
  void markUnreadNews()
}
