import type { IslandName } from '../islands/islands.ts'
import { type SharedPart, sharedTag } from './shared-markup.tsx'
import type { SiteNavigation } from './site-navigation.ts'

/** About 2,000 parts; the oldest are rendered again. */
const maxLength = 24_000_000

const parts = new Map<string, SharedPart>()
let length = 0

const numbers = new WeakMap<SiteNavigation, number>()
let lastNumber = 0

/**
 * The parts of the frame that pages with this navigation share. A changed navigation is another object, so its pages
 * render their parts anew.
 */
export function sharedPartsOf(navigation: SiteNavigation) {
  const number = numbers.get(navigation) ?? ++lastNumber
  numbers.set(navigation, number)
  return {
    find: (key: string) => parts.get(`${number} ${key}`),
    /** Stores the parts that a page has rendered, and returns the page without the elements around its parts. */
    collect(html: string): string {
      return html.replaceAll(element, (_, key: string | undefined, content: string) => {
        if (key !== undefined) store(`${number} ${key}`, content)
        return content
      })
    },
  }
}

/** Parts are not nested. */
const element = new RegExp(`<${sharedTag}(?: data-key="([\\w -]*)")?>(.*?)</${sharedTag}>`, 'gs')

function store(key: string, html: string): void {
  const islands = [...html.matchAll(/ data-island="([^"]+)"/g)].map(([, name]) => name as IslandName)
  parts.set(key, { html, islands })
  length += html.length
  for (const [oldest, part] of parts) {
    if (length <= maxLength) return
    parts.delete(oldest)
    length -= part.html.length
  }
}
