import type { Plugin } from 'vite'

const patches = [
  // Screen reader announcements are cleared by assigning an empty `innerHTML`. Trusted Types in our content security
  // policy forbid that, and the exception crashed the page.
  {
    module: '/dist/private/live-announcer/LiveAnnouncer.mjs',
    find: /\.innerHTML = ''/g,
    replacement: '.replaceChildren()',
  },
  // The browser's language is checked at loading. `supportedLocalesOf` reads the names of all locales, which takes a
  // phone about 100 ms; `Intl.Locale` throws for the same malformed tags.
  {
    module: '/dist/private/i18n/useDefaultLocale.mjs',
    find: /Intl\.DateTimeFormat\.supportedLocalesOf\(\[\s*locale\s*\]\)/,
    replacement: 'new Intl.Locale(locale)',
  },
]

/** Changes two places of react-aria in the build for the browser. */
export function patchedAria(): Plugin {
  return {
    name: 'patched-aria',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform(code, id) {
      const patch = patches.find(({ module }) => id.endsWith(module))
      if (patch === undefined) return undefined
      const patched = code.replace(patch.find, patch.replacement)
      if (patched === code) this.error(`${patch.module} no longer contains ${patch.find}: update or remove the patch`)
      return { code: patched, map: null }
    },
  }
}
