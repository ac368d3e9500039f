import { decideLocale } from '../locales/decide-locale.ts'
import type { LocalePreferences } from '../locales/negotiate-locale.ts'
import { type PagePath, parsePagePath } from '../pages/page-path.ts'
import { toRequestPath } from '../pages/requested-page.ts'
import { withoutDirect } from './direct-lookup.ts'
import { followPermanent, type RedirectContext, isLocaleFree, type Step } from './follow-redirects.ts'

export type RedirectFacts = RedirectContext & {
  pathname: string
  /** With its question mark, or ''. */
  search: string
  /** The segment of a site without its own host. The redirects of such a site do not include it. */
  siteSegment: string | undefined
  preferences: LocalePreferences
  /** The path, without locale, of the page requested by id with the direct flag; undefined without such a request. */
  directPath: string | undefined
}

export type RedirectDecision = 'none' | { status: 301 | 302; location: string }

/**
 * Decides all redirects between pages: 301 for permanent ones (canonical URL, moved pages), 302 for those that depend
 * on the visitor or may change (locale, direct lookup). The target of a 302 has all 301s applied, so a request gets at
 * most two redirects. A location is always a path on the same host.
 */
export function decideRedirect(facts: RedirectFacts): RedirectDecision {
  const requested: Step = { path: withoutSite(parsePagePath(facts.pathname), facts), search: facts.search, hash: '' }
  const permanent = followPermanent(requested, facts)
  const location = toLocation(permanent, facts)
  if (location !== `${facts.pathname}${facts.search}`) return { status: 301, location }
  const temporary = decideTemporary(permanent, facts)
  return temporary ? { status: 302, location: toLocation(followPermanent(temporary, facts), facts) } : 'none'
}

function decideTemporary({ path, search, hash }: Step, facts: RedirectFacts): Step | undefined {
  const decision = decideLocale(path.locale, facts.offer, facts.preferences)
  // Without the flag, which would cause another redirect.
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

/** Paths without a locale belong to the host, not to one of its sites. */
function toLocation({ path, search, hash }: Step, facts: RedirectFacts): string {
  const siteSegment = isLocaleFree(path, facts) ? undefined : facts.siteSegment
  return `${toRequestPath({ ...path, siteSegment })}${search}${hash}`
}
