import { parseLocale, toUrlCode } from '@ferrule/domain/locales/locale'
import { LanguageBanner } from '@ferrule/ui/language-banner'
import { useSyncExternalStore } from 'react'
import { readCookie } from '../visit/visitor-cookies.ts'

export type StoredLocaleProps = {
  cookie: string
  /** The locale of this page. */
  locale: string
  switchHref: string
  /** `title` has the placeholder {choice}. */
  labels: { name: string; title: string; act: string; hide: string }
}

/** Offers the stored locale if it differs from that of the URL. There is never an automatic redirect. */
export function StoredLocale({ cookie, locale, switchHref, labels }: StoredLocaleProps) {
  const stored = useSyncExternalStore(
    () => () => undefined,
    () => readCookie(document.cookie, cookie),
    () => undefined,
  )
  const chosen = stored === undefined ? undefined : parseLocale(stored)
  if (!chosen || toUrlCode(chosen) === locale) return null
  return (
    <LanguageBanner
      label={labels.name}
      title={labels.title.replace('{choice}', () => nameOf(chosen, locale))}
      versions={[
        { label: labels.act, lang: chosen.language, href: `${switchHref}&to=${encodeURIComponent(toUrlCode(chosen))}` },
      ]}
      hideLabel={labels.hide}
    />
  )
}

function nameOf({ language, country }: { language: string; country: string | undefined }, locale: string): string {
  const displayName = (type: 'language' | 'region', code: string) =>
    new Intl.DisplayNames([locale], { type }).of(code) ?? code
  return [displayName('language', language), ...(country ? [displayName('region', country)] : [])].join(', ')
}
