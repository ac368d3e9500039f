import type { RouteConfigEntry } from '@react-router/dev/routes'
import fc from 'fast-check'
import { matchRoutes, type RouteObject } from 'react-router'
import { expect, test } from 'vitest'
import routeConfig from '../app/routes.ts'
import { createOtherRouteCheck, type Route, selectPageRoutes } from './page-routes.ts'

const routes = Object.fromEntries(
  [{ id: 'root' }, ...routeConfig.flatMap((entry) => toRoutes(entry, 'root'))].map((route) => [route.id, route]),
)
const pageRoutes = selectPageRoutes(routes)
const mayMatchOther = createOtherRouteCheck(routes)
const [allTree, pageTree] = [toTree(routes), toTree(pageRoutes)]

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

test('a public page is matched by a tenth of the routes', () => {
  expect(Object.keys(pageRoutes).length).toBeLessThan(Object.keys(routes).length / 10)
  expect(['/', '/en', '/en/company/about', '/de-ch/products/crimping-lines/axion-56'].map(mayMatchOther)).toEqual([
    false,
    false,
    false,
    false,
  ])
})

test.each(['/en/mykomax', '/EN/MyKomax/tickets', '/en/%6Dykomax', '//en/mykomax', '/en/mykomax.data', '/api/data'])(
  '%s is matched by all routes',
  (path) => {
    expect(mayMatchOther(path)).toBe(true)
  },
)

test('the routes of pages match as all routes do, unless another route may match', () => {
  const words = Object.values(routes).flatMap((route) => route?.path?.split('/') ?? [])
  const segment = fc.oneof(
    fc.constantFrom('en', 'de-ch', 'x', ...words.filter((word) => /^[a-z]/.test(word))),
    fc.webSegment(),
  )
  fc.assert(
    fc.property(fc.array(segment, { maxLength: 5 }), (segments) => {
      const path = `/${segments.join('/')}`
      fc.pre(!mayMatchOther(path))
      expect(idsOf(pageTree, path)).toEqual(idsOf(allTree, path))
    }),
    { numRuns: 300 },
  )
})
