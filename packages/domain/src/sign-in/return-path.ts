import { toUrlCode } from '../locales/locale.ts'
import { areaOf } from '../pages/area.ts'
import { parsePagePath, toPathname } from '../pages/page-path.ts'

const placeholderOrigin = 'http://own.invalid'

/**
 * Validates the return path of a login: only paths of the portal are allowed, because the login's state is untrusted.
 * Undefined for anything that leads to another host or to the logout.
 */
export function toReturnPath(requested: unknown): string | undefined {
  if (typeof requested !== 'string' || !URL.canParse(requested, placeholderOrigin)) return undefined
  const { origin, pathname, search } = new URL(requested, placeholderOrigin)
  const path = parsePagePath(pathname)
  const isPortal = origin === placeholderOrigin && path.locale !== undefined && areaOf(path.segments) === 'customer'
  if (!isPortal || path.segments[1] === 'logout') return undefined
  return `${toPathname(path)}${search}`
}

/** The path of an editorial page on this host; undefined for any other URL. */
export function toPagePath(requested: unknown): string | undefined {
  if (typeof requested !== 'string' || !URL.canParse(requested, placeholderOrigin)) return undefined
  const { origin, pathname } = new URL(requested, placeholderOrigin)
  const path = parsePagePath(pathname)
  const isPage = origin === placeholderOrigin && path.locale !== undefined && areaOf(path.segments) === 'public'
  return isPage ? toPathname(path) : undefined
}

export function toPortalHome(locale: Parameters<typeof toUrlCode>[0]): string {
  return `/${toUrlCode(locale)}/mykomax`
}
