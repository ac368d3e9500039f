import { expect, test } from 'vitest'
import { toChildPath } from './to-child-path.ts'

test.each([
  [undefined, 'home', ''],
  [undefined, 'company', 'company'],
  ['', 'company', 'company'],
  ['', 'home', 'home'],
  ['company', 'about', 'company/about'],
  ['company/about', 'history', 'company/about/history'],
])('below %j the slug %s has the path %j', (parentPath, slug, path) => {
  expect(toChildPath(parentPath, slug)).toBe(path)
})
