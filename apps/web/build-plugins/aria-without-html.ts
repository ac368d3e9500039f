import type { Plugin } from 'vite'

/**
 * react-aria clears its screen reader announcements by assigning an empty `innerHTML`. Trusted Types in our content
 * security policy forbid that, and the exception crashed the page. The plugin replaces it by `replaceChildren()`.
 */
export function ariaWithoutHtml(): Plugin {
  return {
    name: 'aria-without-html',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform(code, id) {
      if (!id.endsWith('/dist/private/live-announcer/LiveAnnouncer.mjs')) return undefined
      const patched = code.replaceAll(".innerHTML = ''", '.replaceChildren()')
      if (patched === code) this.error('react-aria no longer assigns innerHTML: update or remove aria-without-html')
      return { code: patched, map: null }
    },
  }
}
