import { toUrlCode } from '../locales/locale.ts'
import { areaOf } from '../pages/area.ts'
import { parsePagePath, toPathname } from '../pages/page-path.ts'

const here = 'http://own.invalid'

/**
 * Where a login may end: a path of the portal and nothing else, whatever was written into the login's state. Anything
 * that could lead to another host, or straight out again, is no answer.
 */
export function toReturnPath(wanted: unknown): string | undefined {
  if (typeof wanted !== 'string' || !URL.canParse(wanted, here)) return undefined
  const { origin, pathname, search } = new URL(wanted, here)
  const path = parsePagePath(pathname)
  const isPortal = origin === here && path.locale !== undefined && areaOf(path.segments) === 'customer'
  if (!isPortal || path.segments[1] === 'logout') return undefined
  return `${toPathname(path)}${search}`
}

/** A page of ours that an editor wrote, as an address of this host, or nothing. */
export function toPagePath(wanted: unknown): string | undefined {
  if (typeof wanted !== 'string' || !URL.canParse(wanted, here)) return undefined
  const { origin, pathname } = new URL(wanted, here)
  const path = parsePagePath(pathname)
  const isPage = origin === here && path.locale !== undefined && areaOf(path.segments) === 'public'
  return isPage ? toPathname(path) : undefined
}

/** The portal's home in a language. */
export function toPortalHome(locale: Parameters<typeof toUrlCode>[0]): string {
  return `/${toUrlCode(locale)}/mykomax`
}
