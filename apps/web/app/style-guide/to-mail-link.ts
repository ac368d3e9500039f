import { type Locale, parseLocale } from '@ferrule/domain/locales/locale'
import { parsePagePath, toPathname } from '@ferrule/domain/pages/page-path'
import { findMainDomain } from '@ferrule/domain/sites/main-domain'
import { refuse, ok, type Result } from '@ferrule/domain/result'
import type { SiteDomain } from '@ferrule/domain/sites/site'

export type MailLinkOptions = {
  site: { domains: readonly SiteDomain[] }
  /** In the format of URLs: `de`, `de-ch`. */
  locale: string
  /** A pasted path or URL, with or without slash, locale and host. */
  path: string
}

const anyOrigin = 'http://any/'

export type MailLinkRefusal = 'no-locale' | 'site-without-domain'

/** Builds an absolute URL, because mails have no site and locale of their own. */
export function toMailLink(options: MailLinkOptions, mainOrigin: string): Result<string, MailLinkRefusal> {
  const locale = parseLocale(options.locale)
  if (!locale) return refuse('no-locale')
  const domain = findMainDomain(options.site)
  if (!domain.ok) return domain
  const { protocol, port } = new URL(mainOrigin)
  const origin = `${protocol}//${domain.value.host}${port ? `:${port}` : ''}`
  return ok(`${origin}${toAddress(options.path, locale, domain.value.slug)}`)
}

/** A locale or host in the pasted path is replaced by the chosen ones. */
function toAddress(path: string, locale: Locale, slug: string | undefined): string {
  const { pathname, search, hash } = URL.parse(path.trim(), anyOrigin) ?? new URL(anyOrigin)
  const segments = parsePagePath(pathname).segments.filter((segment, index) => index > 0 || segment !== slug)
  return `${toPathname({ locale, segments: [...(slug ? [slug] : []), ...segments] })}${search}${hash}`
}
