import { scriptAddress } from './script-address.ts'
import { markUnreadNews } from './mark-unread-news.ts'
import { offerStoredLocale } from './offer-stored-locale.ts'
import { startComparisonBar } from './start-comparison-bar.ts'
import { startCountrySwitch } from './start-country-switch.ts'
import { startSearch } from './start-search.ts'
import type * as Positions from './filter-positions.ts'
import type * as Sharing from './start-sharing.ts'

/** Adds to the frame of a page what only this browser knows or does. Without React, because every page needs it. */
export function personaliseFrame(): void {
  offerStoredLocale()
  startComparisonBar()
  startSearch()
  if (document.querySelector('[data-share]')) void loadSharing()
  if (document.querySelector('[data-open-positions]')) void loadPositionFilters()
  startCountrySwitch()
  void markUnreadNews()
}

/** Without it the plain links of a story remain. */
async function loadSharing(): Promise<void> {
  const { startSharing }: typeof Sharing = await import(/* @vite-ignore */ scriptAddress('sharing'))
  startSharing()
}

/** Without it the first positions are listed, with a link that shows all of them. */
async function loadPositionFilters(): Promise<void> {
  const { filterPositions }: typeof Positions = await import(/* @vite-ignore */ scriptAddress('positions'))
  filterPositions()
}
