import { expect, test } from 'vitest'
import { assessRedirects } from './assess-redirects.ts'

const statesOf = (...redirects: [string, string][]) =>
  assessRedirects(redirects.map(([previousUrl, target]) => ({ previousUrl, target }))).map(
    ({ previousUrl, state }) => `${previousUrl} ${state}`,
  )

test.each([
  ['a target that is not redirected works', [['/a', '/b']], ['/a works']],
  [
    'a target that is redirected is a chain',
    [
      ['/a', '/b'],
      ['/b', '/c'],
    ],
    ['/a chain', '/b works'],
  ],
  [
    'redirects in a circle never end',
    [
      ['/a', '/b'],
      ['/b', '/a'],
      ['/c', '/d'],
    ],
    ['/a loop', '/b loop', '/c works'],
  ],
  [
    'a redirect into a circle never ends',
    [
      ['/a', '/b'],
      ['/b', '/c'],
      ['/c', '/b'],
    ],
    ['/a loop', '/b loop', '/c loop'],
  ],
  [
    'a redirect of one language follows that of all',
    [
      ['/de/a', '/b'],
      ['/b', '/c'],
    ],
    ['/de/a chain', '/b works'],
  ],
  ['an address of another host is invalid', [['/a', 'https://example.com']], ['/a invalid']],
] satisfies [string, [string, string][], string[]][])('%s', (_, redirects, states) => {
  expect(statesOf(...redirects)).toEqual(states)
})
