/**
 * When the browser starts an island: with the page, when it has nothing else to do, when the island comes into view, or
 * only for those who are signed in on this browser, or who once chose another locale than the one of this page. What is
 * `near` starts when a hand or the focus comes near, what is `kept` at once if the browser keeps something for it.
 */
export type Start = 'load' | 'idle' | 'visible' | 'near' | 'kept' | 'signed-in' | 'other-locale'

/** Kinds of page with islands of their own. */
type PageKind = 'product' | 'comparison' | 'form' | 'receipt' | 'search'

type Plan = {
  start: Start
  /** What it may add to the starter and React, compressed with Brotli. The build refuses more. */
  maxBytes: number
  /** Stands on these kinds of page only: what stands on different ones never adds up. */
  on?: readonly PageKind[]
}

/** Every island: a part of a document that runs in the browser. */
export const islands = {
  'compare-button': { start: 'kept', maxBytes: 7500, on: ['product'] },
  'comparison-basket': { start: 'visible', maxBytes: 11_000 },
  'comparison-keeper': { start: 'load', maxBytes: 4000, on: ['comparison'] },
  'file-sender': { start: 'idle', maxBytes: 1500, on: ['form', 'receipt'] },
  'form-keeper': { start: 'idle', maxBytes: 6000, on: ['form', 'receipt'] },
  'search-box': { start: 'near', maxBytes: 7000, on: ['search'] },
  'user-menu': { start: 'signed-in', maxBytes: 5000 },
  'news-feed': { start: 'visible', maxBytes: 6000 },
  'stored-locale': { start: 'other-locale', maxBytes: 6000 },
} as const satisfies Record<string, Plan>

export type IslandName = keyof typeof islands

/** What every document with an island loads; what the first island to start brings along; the heaviest page there can be. */
export const sharedBudgets = { starter: 1300, react: 62_000, page: 80_000 }
