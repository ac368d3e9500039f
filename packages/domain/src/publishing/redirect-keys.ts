import { languages } from '../locales/language.ts'
import { parsePagePath, toContentPath } from '../pages/page-path.ts'
import type { Redirect } from '../redirects/redirect-table.ts'
import { pathKey } from './surrogate-keys.ts'

/**
 * The keys to purge when these redirects of a site are added, removed or changed: all responses at their previous URLs,
 * including 404s. A redirect without a locale applies to every language.
 */
export function keysOfRedirects(siteSlug: string, changed: readonly Redirect[]): string[] {
  const keys = changed.flatMap(({ previousUrl }) => {
    const [path = ''] = previousUrl.split(/[?#]/, 1)
    const { locale, segments } = parsePagePath(path)
    // On the host of another site the URL starts with the slug of this site, which is not part of the page's path.
    const pageSegments = siteSlug !== '' && segments[0] === siteSlug ? segments.slice(1) : segments
    const contentPath = toContentPath(pageSegments)
    return (locale ? [locale.language] : languages).map((language) =>
      pathKey({ siteSlug, locale: language, path: contentPath }),
    )
  })
  return [...new Set(keys)]
}

/** The added, removed and changed redirects; of the changed ones both versions. */
export function findChangedRedirects(before: readonly Redirect[], after: readonly Redirect[]): Redirect[] {
  return [...missingFrom(after, before), ...missingFrom(before, after)]
}

function missingFrom(others: readonly Redirect[], redirects: readonly Redirect[]): Redirect[] {
  const known = new Set(others.map(toText))
  return redirects.filter((one) => !known.has(toText(one)))
}

function toText({ previousUrl, target }: Redirect): string {
  return JSON.stringify([previousUrl, target])
}
