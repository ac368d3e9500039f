import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, test } from 'vitest'
import routes from './routes.ts'

const documents = routes.find(({ file }) => file === 'visit/document.route.tsx')
const layouts = documents?.children ?? []

/** The paths of all pages below a route, without the layouts in between. */
function pathsOf({ path, children = [] }: RouteConfigEntry, parent = ''): string[] {
  const full = [parent, path].filter(Boolean).join('/')
  return children.length === 0 ? [`/${full}`] : children.flatMap((child) => pathsOf(child, full))
}

test('there are exactly two layouts, default and style guide, and every page is in one of them [S2-040]', () => {
  expect(layouts.map(({ file }) => file)).toEqual([
    'frame/default-layout.route.tsx',
    'style-guide/style-guide.route.tsx',
  ])
  // Only .tsx files are pages; the others are resource routes. A previewed page has the frame of its own site.
  const others = routes.filter((entry) => entry !== documents && entry.file.endsWith('.tsx'))
  expect(others.flatMap((entry) => pathsOf(entry))).toEqual(['/:locale/editor/preview-page/*'])
})

test('the pages of the style guide are in their own layout, all others in the default one [S2-041]', () => {
  const [pages, guide] = layouts.map((layout) => pathsOf(layout))
  expect(guide).toEqual([
    '/style-guide',
    '/style-guide/typography',
    '/style-guide/buttons',
    '/style-guide/inputs',
    '/style-guide/components',
    '/style-guide/modules',
    '/style-guide/pages/error',
    '/style-guide/tools/email-links',
  ])
  expect(pages?.filter((path) => path.startsWith('/style-guide'))).toEqual([])
  expect(pages).toEqual(expect.arrayContaining(['/*', '/:locale/products/*', '/:locale/mykomax/account']))
})
