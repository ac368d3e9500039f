/**
 * Shows the banner that offers the stored locale if it differs from that of the URL. The server renders it hidden, so
 * that pages stay cacheable; there is never an automatic redirect.
 */
export function offerStoredLocale(): void {
  const banner = document.querySelector<HTMLElement>('[data-stored-locale]')
  const { storedLocale: cookie = '', locale = '' } = banner?.dataset ?? {}
  const stored = document.cookie
    .split('; ')
    .find((part) => part.startsWith(`${cookie}=`))
    ?.slice(cookie.length + 1)
  const [, language, country] = /^([a-z]{2})(?:-([a-z]{2}))?$/.exec(stored ?? '') ?? []
  if (!banner || !language || stored === locale) return
  const title = banner.querySelector('strong')
  const link = banner.querySelector('a')
  if (!title?.textContent || !link) return
  title.textContent = title.textContent.replace('{choice}', () => nameOf(locale, language, country))
  link.lang = language
  link.hreflang = language
  link.href += `&to=${stored}`
  banner.hidden = false
}

function nameOf(locale: string, language: string, country: string | undefined): string {
  const displayName = (type: 'language' | 'region', code: string) =>
    new Intl.DisplayNames([locale], { type }).of(code) ?? code
  return [displayName('language', language), ...(country ? [displayName('region', country.toUpperCase())] : [])].join(
    ', ',
  )
}
