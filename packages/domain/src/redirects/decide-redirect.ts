import { decideLocale } from '../locales/decide-locale.ts'
import type { LocaleWishes } from '../locales/negotiate-locale.ts'
import { type PagePath, parsePagePath } from '../pages/page-path.ts'
import { toRequestPath } from '../pages/requested-page.ts'
import { withoutDirect } from './direct-lookup.ts'
import { followForGood, type Ground, isLocaleFree, type Step } from './follow-redirects.ts'

export type RedirectFacts = Ground & {
  pathname: string
  /** With its question mark, or ''. */
  search: string
  /** The segment of a site without its own host. Moves of its pages are written without it. */
  siteSegment: string | undefined
  wishes: LocaleWishes
  /** Where the page lies whose id was asked for with the direct flag, without locale; nothing if nobody asked. */
  directPath: string | undefined
}

export type RedirectDecision = 'none' | { status: 301 | 302; location: string }

/**
 * The one place where an address is answered by another: 301 for what is decided for good (spelling, moved pages),
 * 302 for what depends on the reader or on today (locale, direct lookup). A 302 leads past all the 301s behind it,
 * so two redirects are the most there can be, and a location is always a path on the same host.
 */
export function decideRedirect(facts: RedirectFacts): RedirectDecision {
  const asked: Step = { path: withoutSite(parsePagePath(facts.pathname), facts), search: facts.search, hash: '' }
  const forGood = followForGood(asked, facts)
  const location = toLocation(forGood, facts)
  if (location !== `${facts.pathname}${facts.search}`) return { status: 301, location }
  const today = decideForToday(forGood, facts)
  return today ? { status: 302, location: toLocation(followForGood(today, facts), facts) } : 'none'
}

function decideForToday({ path, search, hash }: Step, facts: RedirectFacts): Step | undefined {
  const decision = decideLocale(path.locale, facts.offer, facts.wishes)
  // Without the flag, or its answer would be a redirect that follows this one.
  const rest = { search: withoutDirect(search), hash }
  if (facts.directPath !== undefined) {
    const segments = facts.directPath.split('/').filter((segment) => segment !== '')
    return { path: { locale: decision.locale, segments }, ...rest }
  }
  if (isLocaleFree(path, facts) || decision.kind === 'keep') return undefined
  return { path: { locale: decision.locale, segments: path.segments }, ...rest }
}

function withoutSite(path: PagePath, { siteSegment }: RedirectFacts): PagePath {
  if (siteSegment === undefined || path.segments[0] !== siteSegment) return path
  return { ...path, segments: path.segments.slice(1) }
}

/** Addresses without a locale belong to the host, not to one of the sites on it. */
function toLocation({ path, search, hash }: Step, facts: RedirectFacts): string {
  const siteSegment = isLocaleFree(path, facts) ? undefined : facts.siteSegment
  return `${toRequestPath({ ...path, siteSegment })}${search}${hash}`
}
