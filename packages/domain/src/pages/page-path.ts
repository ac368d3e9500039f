import { type Locale, parseLocale, toUrlCode } from '../locales/locale.ts'

/** A path taken apart: `/de-ch/company/about` is German in Switzerland, then two segments. */
export type PagePath = { locale: Locale | undefined; segments: readonly string[] }

const home = 'home'

/** Total: whatever a stranger types becomes a path, and what cannot be decoded stays as it was typed. */
export function parsePagePath(pathname: string): PagePath {
  const segments = pathname
    .split('/')
    .filter((segment) => segment !== '')
    .map(decode)
  const locale = segments[0] === undefined ? undefined : parseLocale(segments[0])
  return { locale, segments: locale ? segments.slice(1) : segments }
}

/** The one spelling of an address: one slash between segments, none at the end, the locale in lower case. */
export function toPathname({ locale, segments }: PagePath): string {
  const parts = segments.map(encode)
  return `/${[...(locale ? [toUrlCode(locale)] : []), ...parts].join('/')}`
}

/** The path by which the content service knows a page: '' for home. */
export function toContentPath(segments: readonly string[]): string {
  return segments.join('/')
}

/** The last segment names the page, the one before it the parent; both are home where there is none. */
export function toSlugs(segments: readonly string[]): { slug: string; parentSlug: string } {
  return { slug: segments.at(-1) ?? home, parentSlug: segments.at(-2) ?? home }
}

/** A slash that was typed as %2F stays so: it is part of a segment, not a border between two. */
function decode(segment: string): string {
  try {
    const decoded = decodeURIComponent(segment)
    return decoded.includes('/') ? segment : decoded
  } catch {
    return segment
  }
}

/** Encodes what must be encoded in a path and leaves what browsers send as it is, or each such address would redirect. */
function encode(segment: string): string {
  return encodeURIComponent(segment.toWellFormed()).replace(/%(?:24|26|2B|2C|3A|3B|3D|40)/g, decodeURIComponent)
}
