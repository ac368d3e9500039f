import type { RouteConfigEntry } from '@react-router/dev/routes'
import fc from 'fast-check'
import { matchRoutes, type RouteObject } from 'react-router'
import { expect, test } from 'vitest'
import routeConfig from '../app/routes.ts'
import { createGroupFinder, type Route, selectRoutes } from './route-groups.ts'

const routes = Object.fromEntries(
  [{ id: 'root' }, ...routeConfig.flatMap((entry) => toRoutes(entry, 'root'))].map((route) => [route.id, route]),
)
const groups = { pages: selectRoutes(routes, 'pages'), api: selectRoutes(routes, 'api') }
const findGroup = createGroupFinder(routes)
const trees = { all: toTree(routes), pages: toTree(groups.pages), api: toTree(groups.api) }

function toRoutes({ id, file, path, index, children = [] }: RouteConfigEntry, parentId: string): Route[] {
  const ownId = id ?? file.replace(/\.tsx?$/, '')
  const route = { id: ownId, parentId, ...(path === undefined ? {} : { path }), ...(index ? { index } : {}) }
  return [route, ...children.flatMap((child) => toRoutes(child, ownId))]
}

function toTree(known: Record<string, Route | undefined>, parentId?: string): RouteObject[] {
  return Object.values(known)
    .filter((route) => route !== undefined)
    .filter((route) => route.parentId === parentId)
    .map(({ id, path, index }) =>
      index ? { id, index: true, path } : { id, path, children: toTree(known, id) },
    ) as RouteObject[]
}

const idsOf = (tree: RouteObject[], path: string) => matchRoutes(tree, path)?.map(({ route }) => route.id)

test('a public page is matched by a tenth of the routes, and the API by a quarter', () => {
  const share = ({ length }: string[]) => length / Object.keys(routes).length
  expect(share(Object.keys(groups.pages))).toBeLessThan(0.1)
  expect(share(Object.keys(groups.api))).toBeLessThan(0.25)
})

test.each([
  ['/', 'pages'],
  ['/en', 'pages'],
  ['/en/company/about', 'pages'],
  ['/de-ch/products/crimping-lines/axion-56', 'pages'],
  ['/api/data', 'api'],
  ['/API/unknown/path', 'api'],
  ['/en/mykomax', 'all'],
  ['/EN/MyKomax/tickets', 'all'],
  ['/en/%6Dykomax', 'all'],
  ['//en/mykomax', 'all'],
  ['/en/mykomax.data', 'all'],
  ['/api/data.data', 'all'],
])('%s is matched by the routes of %s', (path, group) => {
  expect(findGroup(path)).toBe(group)
})

test('the routes of pages match as all routes do', () => {
  const words = Object.values(routes).flatMap((route) => route?.path?.split('/') ?? [])
  const segment = fc.oneof(
    fc.constantFrom('en', 'de-ch', 'x', ...words.filter((word) => /^[a-z]/.test(word))),
    fc.webSegment(),
  )
  fc.assert(
    fc.property(fc.array(segment, { maxLength: 5 }), (segments) => {
      const path = `/${segments.join('/')}`
      fc.pre(findGroup(path) === 'pages')
      expect(idsOf(trees.pages, path)).toEqual(idsOf(trees.all, path))
    }),
    { numRuns: 300 },
  )
})

const apiPaths = Object.values(groups.api).flatMap((route) => route?.path ?? [])

test.each(apiPaths)('the routes of the API match %j as all routes do', (path) => {
  const example = `/${path.replaceAll(/:\w+\??/g, 'x1').replace('*', 'x1/x2')}`
  expect(findGroup(example)).toBe('api')
  expect(idsOf(trees.api, example)).toEqual(idsOf(trees.all, example))
})

test('no page is below the API', () => {
  expect(idsOf(trees.api, '/api/mykomax')).toEqual(['root', 'api/unknown.route'])
})
