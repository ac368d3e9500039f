import { LRUCache } from 'lru-cache'
import type { IslandName } from '../islands/islands.ts'
import { type SharedPart, sharedTag } from './shared-markup.tsx'
import type { SiteNavigation } from './site-navigation.ts'

/** About 2,000 parts. An empty part counts as one character, because the cache refuses a size of zero. */
const parts = new LRUCache<string, SharedPart>({
  maxSize: 24_000_000,
  sizeCalculation: ({ html }) => Math.max(1, html.length),
})
const endTag = `</${sharedTag}>`

const numbers = new WeakMap<SiteNavigation, number>()
let lastNumber = 0

/** Identifies one version of the navigation of a site and locale: a changed navigation is another object. */
export function numberOf(navigation: SiteNavigation): number {
  const number = numbers.get(navigation) ?? ++lastNumber
  numbers.set(navigation, number)
  return number
}

/**
 * The parts of the frame that pages with this navigation share. A changed navigation is another object, so its pages
 * render their parts again.
 */
export function sharedPartsOf(navigation: SiteNavigation) {
  const number = numberOf(navigation)
  return {
    find: (key: string) => parts.get(`${number} ${key}`),
    /** Stores the parts that a page has rendered, and returns the page without the elements around its parts. */
    collect(html: string): string {
      const [before = '', ...rest] = html.split(`<${sharedTag}`)
      return before + rest.map((text) => takePart(text, number)).join('')
    },
  }
}

/** `text` is what follows `<shared-markup`: a key if the part is new, the part, and the page up to the next part. */
function takePart(text: string, number: number): string {
  const [start, end] = [text.indexOf('>'), text.indexOf(endTag)]
  const key = /^ data-key="([\w -]*)"$/.exec(text.slice(0, start))?.[1]
  const html = text.slice(start + 1, end)
  if (key !== undefined) store(`${number} ${key}`, html)
  return html + text.slice(end + endTag.length)
}

function store(key: string, slice: string): void {
  // A copy: a slice would keep the whole page in memory.
  const html = Buffer.from(slice).toString()
  const islands = [...html.matchAll(/ data-island="([^"]+)"/g)].map(([, name]) => name as IslandName)
  parts.set(key, { html, islands })
}
