import { type AvailableLocales, offersLocale, toCanonicalLocale } from '../locales/available-locales.ts'
import { type PagePath, toPathname } from '../pages/page-path.ts'
import { resolveDotSegments } from './resolve-dot-segments.ts'
import { type RedirectGoal, type RedirectTable, toRedirectKeys } from './redirect-table.ts'

export type RedirectContext = {
  offer: AvailableLocales
  redirects: Pick<RedirectTable, 'get'>
  /** First segments of paths without a locale, such as `style-guide`, `callback` or `api`. */
  localeFree: ReadonlySet<string>
}

/** One address in a chain of redirects. */
export type Step = RedirectGoal

/**
 * Applies all permanent changes of an address: its canonical form, then the whole chain of editors' redirects.
 * Idempotent. Redirects in a loop are ignored.
 */
export function followPermanent(start: Step, context: RedirectContext): Step {
  const canonical: Step = { ...start, path: toCanonicalPath(start.path, context) }
  const seen = new Set<string>()
  let step = canonical
  let { locale } = canonical.path
  for (let next = findNext(step, locale, context); next; next = findNext(step, locale, context)) {
    seen.add(toPathname(step.path))
    if (seen.has(toPathname(next.path))) return canonical
    step = next
    locale = step.path.locale ?? locale
  }
  return step
}

/** Whether the path needs no locale. */
export function isLocaleFree({ locale, segments }: PagePath, { localeFree }: RedirectContext): boolean {
  return locale === undefined && segments[0] !== undefined && localeFree.has(segments[0])
}

function toCanonicalPath(path: PagePath, { offer }: RedirectContext): PagePath {
  const { locale, segments } = resolveDotSegments(path)
  return { locale: locale && toCanonicalLocale(offer, locale), segments }
}

/** The next step; undefined if the redirect leads to the same path. */
function findNext(step: Step, locale: PagePath['locale'], context: RedirectContext): Step | undefined {
  const goal = toRedirectKeys(step.path)
    .map((key) => context.redirects.get(key))
    .find((found) => found !== undefined)
  const next = goal && advance({ ...goal, search: goal.search || step.search }, locale, context)
  return next && toPathname(next.path) !== toPathname(step.path) ? next : undefined
}

/** A target without an available locale gets the last locale of the chain, also after a step without a locale. */
function advance({ path: target, search, hash }: Step, locale: PagePath['locale'], context: RedirectContext): Step {
  const path = toCanonicalPath(target, context)
  if (isLocaleFree(path, context)) return { path, search, hash }
  const isOffered = path.locale !== undefined && offersLocale(context.offer, path.locale)
  return { path: isOffered ? path : { ...path, locale: locale ?? path.locale }, search, hash }
}
