import type { ContentChange } from './content-change.ts'

/** The public state of a page at one time. */
export type PublishedState = {
  siteSlug: string
  path: string
  /** The visible content of each published language, as one comparable string. */
  texts: Readonly<Record<string, string>>
}

/**
 * The changes between two states of a page: none if the public content is the same (a saved draft), one otherwise, two
 * if the page moved to another site.
 */
export function listPageChanges(
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
