import { existsSync } from 'node:fs'
import { blockContent } from '@ferrule/blocks/block-content'
import { isLinkTarget } from '@ferrule/blocks/links/link-target'
import { expect, test } from 'vitest'
import { sites } from '../sites/sites.ts'
import { pages } from './pages.ts'
import { pictures } from './pictures.ts'

const every = pages.map((page) => [`${page.siteSlug}/${page.slug}`, page] as const)
const blocksOf = (page: (typeof pages)[number]) => Object.values(page.texts).flatMap(({ blocks }) => blocks)

test.each(every)('%s is written in every language of its site', (_, page) => {
  const site = sites.find(({ slug }) => slug === page.siteSlug)
  expect(Object.keys(page.texts).sort()).toEqual([...(site?.languages ?? [])].sort())
})

test.each(every)('%s stands after the page above it', (_, page) => {
  const before = pages.slice(0, pages.indexOf(page)).map(({ slug }) => slug)
  expect(page.parent === undefined || before.includes(page.parent)).toBe(true)
})

test.each(every)('%s has content that the website can draw', (_, page) => {
  for (const block of blocksOf(page)) {
    if (block.blockType === 'hero') expect(block.links.every(({ href }) => isLinkTarget(href))).toBe(true)
    else expect(blockContent.parse(block)).toEqual(block)
  }
})

test.each(Object.entries(pictures))('the picture %s exists', (_, { file }) => {
  expect(existsSync(file)).toBe(true)
})
