import type { Locale } from './locale.ts'
import { parseLocale } from './locale.ts'
import { isSameLocale } from './locale-codes.ts'
import { type LocaleOffer, offersLocale, toOneSpelling } from './locale-offer.ts'
import { type LocaleWishes, negotiateLocale } from './negotiate-locale.ts'

export type LocaleDecision =
  /** `suggested` is an earlier choice of the reader that differs: a banner offers it, nothing more. */
  | { kind: 'keep'; locale: Locale; suggested: Locale | undefined }
  /** Permanent only for a second spelling of the same locale; everything else depends on the reader. */
  | { kind: 'move'; locale: Locale; permanent: boolean }

/** A locale that stands in the address and is offered is never taken away from the reader. */
export function decideLocale(named: Locale | undefined, offer: LocaleOffer, wishes: LocaleWishes): LocaleDecision {
  if (!named) return { kind: 'move', locale: negotiateLocale(offer, wishes).locale, permanent: false }
  if (offersLocale(offer, named)) return { kind: 'keep', locale: named, suggested: suggest(named, offer, wishes) }
  const spelled = toOneSpelling(offer, named)
  if (!isSameLocale(spelled, named)) return { kind: 'move', locale: spelled, permanent: true }
  const nearest = findNearest(named, offer, wishes)
  if (isSameLocale(nearest, named)) return { kind: 'keep', locale: named, suggested: undefined }
  return { kind: 'move', locale: nearest, permanent: false }
}

/** The same language without the country; where the site has not even the language, the reader's in that country. */
function findNearest(named: Locale, offer: LocaleOffer, wishes: LocaleWishes): Locale {
  const international: Locale = { language: named.language, country: undefined }
  if (offersLocale(offer, international)) return international
  return negotiateLocale(offer, { ...wishes, country: named.country ?? wishes.country }).locale
}

function suggest(named: Locale, offer: LocaleOffer, { stored }: LocaleWishes): Locale | undefined {
  const choice = stored === undefined ? undefined : parseLocale(stored)
  if (!choice || isSameLocale(choice, named) || !offersLocale(offer, choice)) return undefined
  return choice
}
