import { languages } from '../locales/language.ts'
import { parsePagePath, toContentPath } from '../pages/page-path.ts'
import type { Redirect } from '../redirects/redirect-table.ts'
import { pathKey } from './surrogate-keys.ts'

/**
 * The keys to purge when the redirects of a site became others: the addresses that lead elsewhere than before, a
 * 404 among them. A redirect without a locale stands at the address in every language.
 */
export function keysOfRedirects(siteSlug: string, before: readonly Redirect[], after: readonly Redirect[]): string[] {
  const keys = changed(before, after).flatMap(({ previousUrl }) => {
    const { locale, segments } = parsePagePath(previousUrl.replace(/[?#].*$/, ''))
    // On the host of another site the address begins with the slug of this one, which is no part of the page's path.
    const own = siteSlug !== '' && segments[0] === siteSlug ? segments.slice(1) : segments
    const path = toContentPath(own)
    return (locale ? [locale.language] : languages).map((language) => pathKey({ siteSlug, locale: language, path }))
  })
  return [...new Set(keys)]
}

function changed(before: readonly Redirect[], after: readonly Redirect[]): Redirect[] {
  return [...missingFrom(after, before), ...missingFrom(before, after)]
}

function missingFrom(others: readonly Redirect[], redirects: readonly Redirect[]): Redirect[] {
  const known = new Set(others.map(toText))
  return redirects.filter((one) => !known.has(toText(one)))
}

function toText({ previousUrl, target }: Redirect): string {
  return JSON.stringify([previousUrl, target])
}
