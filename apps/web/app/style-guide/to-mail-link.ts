import { type Locale, parseLocale } from '@ferrule/domain/locales/locale'
import { parsePagePath, toPathname } from '@ferrule/domain/pages/page-path'
import { findMainDomain } from '@ferrule/domain/sites/main-domain'
import { refuse, ok, type Result } from '@ferrule/domain/result'
import type { SiteDomain } from '@ferrule/domain/sites/site'

export type MailLinkWish = {
  site: { domains: readonly SiteDomain[] }
  /** As in addresses: `de`, `de-ch`. */
  locale: string
  /** As somebody copied it: with or without a slash, a locale or even a host. */
  path: string
}

const nowhere = 'http://any/'

export type MailLinkRefusal = 'no-locale' | 'site-without-domain'

/** A mail knows no site and no language, so what stands in it is the whole address. */
export function toMailLink(wish: MailLinkWish, mainOrigin: string): Result<string, MailLinkRefusal> {
  const locale = parseLocale(wish.locale)
  if (!locale) return refuse('no-locale')
  const domain = findMainDomain(wish.site)
  if (!domain.ok) return domain
  const { protocol, port } = new URL(mainOrigin)
  const origin = `${protocol}//${domain.value.host}${port ? `:${port}` : ''}`
  return ok(`${origin}${toAddress(wish.path, locale, domain.value.slug)}`)
}

/** What was copied may name another language or host; the wish decides. */
function toAddress(path: string, locale: Locale, slug: string | undefined): string {
  const { pathname, search, hash } = URL.parse(path.trim(), nowhere) ?? new URL(nowhere)
  const segments = parsePagePath(pathname).segments.filter((segment, index) => index > 0 || segment !== slug)
  return `${toPathname({ locale, segments: [...(slug ? [slug] : []), ...segments] })}${search}${hash}`
}
