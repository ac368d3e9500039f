import { expect, test } from 'vitest'
import { listUsedRedirects } from './list-used-redirects.ts'

const from = (previousUrl: string) => ({ previousUrl, target: '/new' })

test.each([
  [[], []],
  [['/a'], ['/a']],
  [
    ['/a', '/b'],
    ['/a', '/b'],
  ],
  [['/de/a', '/a'], ['/de/a']],
  [
    ['/de/a', '/b'],
    ['/de/a', '/b'],
  ],
])('of the loaded redirects %j those from %j were followed', (loaded, used) => {
  expect(listUsedRedirects(loaded.map(from))).toEqual(used)
})
