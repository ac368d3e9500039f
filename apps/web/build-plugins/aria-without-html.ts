import type { Plugin } from 'vite'

/**
 * What react-aria tells screen readers, it clears by assigning empty HTML. Our content security policy lets no script
 * assign HTML, not even none, and the refusal took the whole page down: emptied as nodes, it clears.
 */
export function ariaWithoutHtml(): Plugin {
  return {
    name: 'aria-without-html',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform(code, id) {
      if (!id.endsWith('/dist/private/live-announcer/LiveAnnouncer.mjs')) return undefined
      const emptied = code.replaceAll(".innerHTML = ''", '.replaceChildren()')
      if (emptied === code) this.error('react-aria clears its announcements in another way now: see aria-without-html')
      return { code: emptied, map: null }
    },
  }
}
