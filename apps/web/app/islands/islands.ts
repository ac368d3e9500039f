/**
 * When the browser starts an island: with the page (`load`), when the browser is idle, when the island is visible, only
 * or only for signed-in users. `near` starts on hover or focus; `stored` starts when idle if the browser has stored data
 * for the island, else like `near`.
 */
export type Start = 'load' | 'idle' | 'visible' | 'near' | 'stored' | 'signed-in'

/** Kinds of pages with specific islands. */
type PageKind = 'product' | 'comparison' | 'form' | 'receipt' | 'nameplate'

type Plan = {
  start: Start
  /** The maximum size it adds to the starter and React, compressed with Brotli. A larger island fails the build. */
  maxBytes: number
  /** The only kinds of pages with this island; islands of different kinds of pages do not add up. */
  on?: readonly PageKind[]
}

/** All islands: components of a page that are hydrated in the browser. */
export const islands = {
  'compare-button': { start: 'stored', maxBytes: 7500, on: ['product'] },
  'comparison-basket': { start: 'visible', maxBytes: 11_300 },
  'comparison-sync': { start: 'load', maxBytes: 4000, on: ['comparison'] },
  'file-uploads': { start: 'idle', maxBytes: 1500, on: ['form', 'receipt'] },
  'draft-autosave': { start: 'idle', maxBytes: 6000, on: ['form', 'receipt'] },
  'offline-instructions': { start: 'visible', maxBytes: 5400, on: ['nameplate'] },
  'user-menu': { start: 'signed-in', maxBytes: 5000 },
  'news-feed': { start: 'visible', maxBytes: 6000 },
} as const satisfies Record<string, Plan>

export type IslandName = keyof typeof islands

/**
 * Maximum bytes of the starter script, which every page with an island loads; of React, which the first island loads;
 * of the script that adds to the frame what the browser knows; of the search suggestions, which a search field loads;
 * of the panel for country and language, which its link loads; of the buttons that share a story; of the filters of open positions; and of all scripts of
 * the heaviest page.
 */
export const sharedBudgets = {
  starter: 1300,
  react: 62_000,
  frame: 3100,
  search: 2200,
  country: 1200,
  sharing: 500,
  positions: 1000,
  page: 80_000,
}
