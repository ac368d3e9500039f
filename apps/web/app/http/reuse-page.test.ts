import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import type { SiteNavigation } from '../frame/site-navigation.ts'
import type { View } from '../pages/view.ts'
import { privateResponseContext, siteNavigationContext, viewContext } from '../visit/contexts.ts'
import { publicCacheHeaders } from './cache-headers.ts'
import { findPageFacts, type RenderedResponse } from './find-page-facts.server.ts'
import { privateNoStore } from './private-no-store.ts'
import { reusePage } from './reuse-page.server.ts'

function aNavigation(): SiteNavigation {
  return { header: [], footer: { theme: 'Default', sections: [], contact: undefined } }
}
const navigation = aNavigation()
const view: View = { kind: 'protected', title: 'Crimping', needs: 'password' }

type Changes = Partial<RenderedResponse> & { view?: View | null; navigation?: SiteNavigation; isPrivate?: boolean }

function aResponse({ isPrivate, ...changes }: Changes = {}): RenderedResponse {
  const context = new RouterContextProvider()
  context.set(viewContext, changes.view === undefined ? view : changes.view)
  context.set(siteNavigationContext, changes.navigation ?? navigation)
  if (isPrivate) context.set(privateResponseContext, { cookies: [] })
  return {
    url: 'http://www.norlitz.example/en/crimping',
    status: 200,
    headers: new Headers(publicCacheHeaders(['page:1'])),
    router: { staticHandlerContext: { loaderData: { root: { frame: { locale: 'en' } } } } },
    context,
    ...changes,
  }
}

/** Renders a text with the facts of a response, or returns the text of an earlier page that had the same facts. */
function render(changes: Changes, text: string): string {
  const facts = findPageFacts(aResponse(changes))
  if (!facts) throw new Error('the page is not reusable')
  return reusePage(facts, () => text).body.toString()
}

test('a page is rendered once from the same facts', async () => {
  expect(render({}, 'first')).toBe('first')
  expect(render({}, 'second')).toBe('first')
  const facts = findPageFacts(aResponse())
  const [page, again] = [facts && reusePage(facts, () => ''), facts && reusePage(facts, () => '')]
  expect(await page?.compress()).toBe(await again?.compress())
})

test.each<[string, Changes]>([
  ['changed content', { view: { ...view, title: 'Cutting' } }],
  ['a changed navigation', { navigation: aNavigation() }],
  ['another address', { url: 'http://www.norlitz.example/de/crimping' }],
  ['another frame', { router: { staticHandlerContext: { loaderData: { root: { frame: { locale: 'de' } } } } } }],
])('%s is rendered again', (name, changes) => {
  render({}, 'first')
  expect(render(changes, name)).toBe(name)
})

test.each<[string, Changes]>([
  ['a response that is private to its visit', { isPrivate: true }],
  ['a protected page', { headers: new Headers(privateNoStore) }],
  ['a missing page', { status: 404 }],
  ['a page with a query', { url: 'http://www.norlitz.example/en/stories?topic=crimping' }],
  ['a page of a form', { view: null }],
])('%s is never reused', (_, changes) => {
  expect(findPageFacts(aResponse(changes))).toBeUndefined()
})
