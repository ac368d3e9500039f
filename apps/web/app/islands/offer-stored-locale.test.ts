import { afterEach, expect, test, vi } from 'vitest'
import { offerStoredLocale } from './offer-stored-locale.ts'

/** Simulates an English page with the hidden banner, in a browser with this cookie. */
function openPage(cookie: string) {
  const title = { textContent: 'You chose {choice} before.' }
  const link = { lang: 'en', hreflang: 'en', href: '/en/switch?path=%2F' }
  const parts: Record<string, object> = { strong: title, a: link }
  const banner = {
    hidden: true,
    dataset: { storedLocale: 'uapp_locale', locale: 'en' },
    querySelector: (name: string) => parts[name],
  }
  vi.stubGlobal('document', { cookie, querySelector: () => banner })
  offerStoredLocale()
  return { shown: !banner.hidden, title: title.textContent, ...link }
}

afterEach(() => void vi.unstubAllGlobals())

test('offers another stored locale by name, with a link that switches to it', () => {
  expect(openPage('a=b; uapp_locale=de-ch')).toEqual({
    shown: true,
    title: 'You chose German, Switzerland before.',
    lang: 'de',
    hreflang: 'de',
    href: '/en/switch?path=%2F&to=de-ch',
  })
})

test.each(['', 'uapp_locale=en', 'uapp_locale=<script>', 'uapp_locale=', 'other=de'])(
  'offers nothing for the cookies %j',
  (cookie) => {
    expect(openPage(cookie).shown).toBe(false)
  },
)
