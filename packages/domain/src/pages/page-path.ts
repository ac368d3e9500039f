import { type Locale, parseLocale, toUrlCode } from '../locales/locale.ts'

/** A parsed path: `/de-ch/company/about` has the locale `de-CH` and two segments. */
export type PagePath = { locale: Locale | undefined; segments: readonly string[] }

const home = 'home'

/** Parses any path; segments that cannot be decoded stay encoded. */
export function parsePagePath(pathname: string): PagePath {
  const segments = pathname
    .split('/')
    .filter((segment) => segment !== '')
    .map(decode)
  const locale = segments[0] === undefined ? undefined : parseLocale(segments[0])
  return { locale, segments: locale ? segments.slice(1) : segments }
}

/** The canonical path: one slash between segments, none at the end, the locale in lower case. */
export function toPathname({ locale, segments }: PagePath): string {
  const encoded = segments.map(encode)
  return `/${[...(locale ? [toUrlCode(locale)] : []), ...encoded].join('/')}`
}

/** The path of a page in the content service: '' for home. */
export function toContentPath(segments: readonly string[]): string {
  return segments.join('/')
}

/** The slugs of the page (last segment) and its parent; `home` where a segment is missing. */
export function toSlugs(segments: readonly string[]): { slug: string; parentSlug: string } {
  return { slug: segments.at(-1) ?? home, parentSlug: segments.at(-2) ?? home }
}

/** Leaves %2F encoded, because it is part of a segment and not a separator. */
function decode(segment: string): string {
  try {
    const decoded = decodeURIComponent(segment)
    return decoded.includes('/') ? segment : decoded
  } catch {
    return segment
  }
}

/** Leaves characters unencoded that browsers send unencoded; otherwise each such URL would redirect. */
function encode(segment: string): string {
  return encodeURIComponent(segment.toWellFormed()).replace(/%(?:24|26|2B|2C|3A|3B|3D|40)/g, decodeURIComponent)
}
