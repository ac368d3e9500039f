import { hash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { RenderedPage } from './rendered-page.server.ts'

/** About 400 pages, as many as the content client caches; their compressed bytes add a fifth. */
const pages = new LRUCache<string, RenderedPage>({ maxSize: 32_000_000, sizeCalculation: ({ body }) => body.length })

type Json = string | number | boolean | null | undefined | readonly Json[] | { readonly [name: string]: Json }

/** All facts that a page is rendered from. They must be JSON, because a function or a map would be no part of the key. */
export type PageFacts = { url: string; navigation: number; loaderData: Json; view: Json }

/**
 * Renders a page, or reuses one that was rendered from the same facts. Changed content has another key, so a page is
 * never outdated.
 */
export function reusePage(facts: PageFacts, render: () => string): RenderedPage {
  const key = hash('sha1', JSON.stringify(facts))
  const reused = pages.get(key)
  if (reused) return reused
  const page = new RenderedPage(render())
  pages.set(key, page)
  return page
}
