import { expect, test } from 'vitest'
import { routeOf } from './route-of.ts'

test.each([
  ['/api/graphql', '/api/graphql'],
  ['/api/pages/7?locale=de', '/api/pages'],
  ['/api/media/file/a.webp', '/api/media'],
  ['/api/users/login', '/api'],
  ['/admin/collections/pages/7', '/admin'],
  ['/administrator', 'other'],
  ['/_next/static/a.js', '/_next'],
  ['/', 'other'],
  ['', 'other'],
])('the route label of %s is %s', (url, route) => {
  expect(routeOf(url)).toBe(route)
})
