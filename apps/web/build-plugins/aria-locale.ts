import type { Plugin } from 'vite'

/**
 * react-aria checks the browser's language with `supportedLocalesOf` when it is loaded. The engine then reads the names
 * of all its locales, which takes a phone about 100 ms. `Intl.Locale` throws for the same malformed tags.
 */
export function ariaLocale(): Plugin {
  return {
    name: 'aria-locale',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform(code, id) {
      if (!id.endsWith('/dist/private/i18n/useDefaultLocale.mjs')) return undefined
      const patched = code.replace(
        /Intl\.DateTimeFormat\.supportedLocalesOf\(\[\s*locale\s*\]\)/,
        'new Intl.Locale(locale)',
      )
      if (patched === code) this.error('react-aria no longer calls supportedLocalesOf: update or remove aria-locale')
      return { code: patched, map: null }
    },
  }
}
