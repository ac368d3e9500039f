import { listContentFacts } from '../publish-gate/content-facts.ts'

/** A link to a page by its id. `suffix` is a query, an anchor, both, or empty. */
type PageReference = { pageId: string; suffix: string }

/** The slug of a page has no underscore, so no page has such an address. */
const prefix = '/_page/'
const pattern = /^\/_page\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})([?#][^\s\\]*)?$/

/**
 * The stored form of a link to a page. It is spelled like a path, because every version of the website accepts a path
 * as a target: one that does not know references shows the page all the same.
 */
export function toPageReference({ pageId, suffix }: PageReference): string {
  return `${prefix}${pageId}${suffix}`
}

export function readPageReference(target: string): PageReference | undefined {
  const [, pageId, suffix = ''] = pattern.exec(target) ?? []
  return pageId === undefined ? undefined : { pageId, suffix }
}

/** Lists the ids of all pages that the links of stored blocks refer to. */
export function listLinkedPages(blocks: readonly unknown[]): string[] {
  const { links } = listContentFacts(blocks)
  return [...new Set(links.flatMap(({ href }) => readPageReference(href)?.pageId ?? []))]
}
