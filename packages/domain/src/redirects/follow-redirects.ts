import { type LocaleOffer, offersLocale, toOneSpelling } from '../locales/locale-offer.ts'
import { type PagePath, toPathname } from '../pages/page-path.ts'
import { toOneAddress } from './one-address.ts'
import { type RedirectGoal, type RedirectTable, toRedirectKeys } from './redirect-table.ts'

export type Ground = {
  offer: LocaleOffer
  redirects: RedirectTable
  /** First segments of addresses that have no locale, such as `style-guide`, `callback` or `api`. */
  localeFree: ReadonlySet<string>
}

/** An address on the way. */
export type Step = RedirectGoal

/**
 * Everything about an address that is decided for good: its one spelling, and where an editor moved it to, however
 * many moves that are. Following twice changes nothing. Redirects that lead in a circle are as good as none.
 */
export function followForGood(start: Step, ground: Ground): Step {
  const spelled: Step = { ...start, path: spell(start.path, ground) }
  const seen = new Set<string>()
  let step = spelled
  let { locale } = spelled.path
  for (let next = findNext(step, locale, ground); next; next = findNext(step, locale, ground)) {
    seen.add(toPathname(step.path))
    if (seen.has(toPathname(next.path))) return spelled
    step = next
    locale = step.path.locale ?? locale
  }
  return step
}

/** Whether the address is right without a locale. */
export function isLocaleFree({ locale, segments }: PagePath, { localeFree }: Ground): boolean {
  return locale === undefined && segments[0] !== undefined && localeFree.has(segments[0])
}

function spell(path: PagePath, { offer }: Ground): PagePath {
  const { locale, segments } = toOneAddress(path)
  return { locale: locale && toOneSpelling(offer, locale), segments }
}

/** The next move; one that leads to where we are is none. */
function findNext(step: Step, locale: PagePath['locale'], ground: Ground): Step | undefined {
  const goal = toRedirectKeys(step.path)
    .map((key) => ground.redirects.get(key))
    .find((found) => found !== undefined)
  const next = goal && advance({ ...goal, search: goal.search || step.search }, locale, ground)
  return next && toPathname(next.path) !== toPathname(step.path) ? next : undefined
}

/** A goal without locale, or with one that is not offered here, is meant in the reader's, also behind one that has none. */
function advance({ path: written, search, hash }: RedirectGoal, locale: PagePath['locale'], ground: Ground): Step {
  const path = spell(written, ground)
  if (isLocaleFree(path, ground)) return { path, search, hash }
  const isOffered = path.locale !== undefined && offersLocale(ground.offer, path.locale)
  return { path: isOffered ? path : { ...path, locale: locale ?? path.locale }, search, hash }
}
