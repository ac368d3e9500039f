import type { ContentChange } from './content-change.ts'

/** What the public can read of a page at one moment. */
export type PublishedState = {
  siteSlug: string
  path: string
  /** For each language that is public, everything a reader can see of the page, as one comparable string. */
  texts: Readonly<Record<string, string>>
}

/**
 * What to announce when a page went from one state to another: nothing when the public sees the same (a saved
 * draft), one change otherwise, two when the page moved to another site.
 */
export function changesBetween(
  pageId: string,
  before: PublishedState | undefined,
  after: PublishedState | undefined,
): ContentChange[] {
  const states = [before, after].filter((state) => state !== undefined).filter(isPublic)
  const locales = [...new Set(states.flatMap((state) => Object.keys(state.texts)))]
  const moved = before?.siteSlug !== after?.siteSlug || before?.path !== after?.path
  const changed = locales.filter((locale) => moved || before?.texts[locale] !== after?.texts[locale])
  if (changed.length === 0) return []
  return [...new Set(states.map((state) => state.siteSlug))].map((siteSlug) => ({
    pageId,
    siteSlug,
    paths: [...new Set(states.filter((state) => state.siteSlug === siteSlug).map((state) => state.path))],
    locales: changed,
  }))
}

function isPublic({ texts }: PublishedState): boolean {
  return Object.keys(texts).length > 0
}
