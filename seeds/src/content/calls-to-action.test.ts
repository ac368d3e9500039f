import { isLanguage, type Language } from '@ferrule/domain/locales/language'
import { expect, test } from 'vitest'
import { blocksAt, isForm, isRecord } from './links.fixture.ts'
import { pages } from './pages.ts'
import type { SeedBlock } from './seed-block.ts'
import { pathOf } from './seed-page.ts'

type Place = { siteSlug: string; language: Language }

/** Pages that list records: the website renders stories, releases, locations, terms and jobs on them. */
const recordPages = new Set(
  pages
    .filter(({ pageType = 'Content' }) => pageType !== 'Content')
    .map((page) => `${page.siteSlug}/${pathOf(page)}`)
    .concat('/stories', '/media-releases', '/locations'),
)

const recordBlocks = ['product-teasers', 'download-list', 'news-feed-teaser', 'location-teaser', 'story-teasers']
const formBlocks = ['form', 'contact-panel']

/** The targets of buttons, links below texts and teasers. */
function callsOf(blocks: readonly SeedBlock[]): string[] {
  return blocks.flatMap((block) => [
    ...('links' in block ? block.links.map(({ href }) => href) : []),
    ...('actions' in block ? block.actions.map(({ href }) => href) : []),
    ...(block.blockType === 'teaser-grid' ? block.teasers.map(({ href }) => href) : []),
  ])
}

const toPath = (target: string) => target.split(/[?#]/)[0] ?? ''

/** Whether the target itself is a form, a record or the address of another company. */
function isEnd(target: string, place: Place): boolean {
  if (!target.startsWith('/')) return !target.startsWith('#')
  if (isForm(target) || isRecord(target, place.siteSlug)) return true
  const path = toPath(target)
  const blocks = blocksAt(path, place) ?? []
  const hasEnd = blocks.some(({ blockType }) => formBlocks.includes(blockType) || recordBlocks.includes(blockType))
  return hasEnd || recordPages.has(`${place.siteSlug}${path}`)
}

/** Why a call to action does not lead to a form or a record within two steps; undefined if it does. */
function findFault(target: string, from: string, place: Place): string | undefined {
  if (target.startsWith('#')) return undefined
  if (toPath(target) === from && !isForm(target)) return 'circle'
  if (isEnd(target, place)) return undefined
  const next = callsOf(blocksAt(toPath(target), place) ?? []).filter((one) => toPath(one) !== toPath(target))
  return next.some((one) => isEnd(one, place)) ? undefined : 'dead end'
}

const written = pages.flatMap((page) =>
  Object.entries(page.texts).flatMap(([language, text]) =>
    isLanguage(language) ? [{ path: `/${pathOf(page)}`, place: { siteSlug: page.siteSlug, language }, text }] : [],
  ),
)

test('every call to action of every page leads to a form or a record within two steps, in every language', () => {
  const calls = written.flatMap(({ path, place, text }) =>
    callsOf(text.blocks).map((target) => ({ path, place, target })),
  )
  const faults = calls.flatMap(({ path, place, target }) => {
    const fault = findFault(target, path, place)
    return fault ? [`${place.language} ${place.siteSlug}${path} to ${target}: ${fault}`] : []
  })
  expect(calls.length).toBeGreaterThan(500)
  expect(faults).toEqual([])
})

test('the contact page of every site has a form in every language', () => {
  const contactPages = written.filter(({ path }) => path === '/contact')
  const without = contactPages.filter(
    ({ text }) => !text.blocks.some(({ blockType }) => formBlocks.includes(blockType)),
  )
  expect(new Set(contactPages.map(({ place }) => place.siteSlug)).size).toBe(
    new Set(pages.map(({ siteSlug }) => siteSlug)).size,
  )
  expect(without.map(({ place }) => place)).toEqual([])
})

test.each([
  ['/services', '/requests/service'],
  ['/services/repair', '/requests/service?requestedService=repair-on-site'],
  ['/services/spare-parts', '/requests/service?requestedService=spare-parts'],
  ['/services/training', '/requests/contact?topic=training'],
  ['/services/software-licences', '/requests/licence'],
  ['/smart-factory', '/requests/contact?topic=demo'],
  ['/company/careers', '/requests/contact?topic=application'],
])('the first call to action of %s opens %s in every language', (path, form) => {
  const texts = written.filter((one) => one.path === path && one.place.siteSlug === '')
  expect(texts.length).toBeGreaterThan(1)
  for (const { text } of texts) expect(callsOf(text.blocks)[0]).toBe(form)
})
