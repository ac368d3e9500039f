import { expect, test } from 'vitest'
import { readEdgeCopy } from './edge-copy.ts'

test.each([
  [
    { cache: 'hit', age: '42' },
    { state: 'hit', ageSeconds: 42 },
  ],
  [
    { cache: 'stale', age: '301' },
    { state: 'stale', ageSeconds: 301 },
  ],
  [
    { cache: 'miss', age: '0' },
    { state: 'miss', ageSeconds: 0 },
  ],
  [
    { cache: 'pass', age: null },
    { state: 'pass', ageSeconds: 0 },
  ],
  [
    { cache: 'HIT from elsewhere', age: '-5' },
    { state: 'unknown', ageSeconds: 0 },
  ],
  [
    { cache: null, age: 'soon' },
    { state: 'unknown', ageSeconds: 0 },
  ],
] as const)('the headers %j mean %j', (headers, copy) => {
  expect(readEdgeCopy({ status: 200, ...headers })).toEqual({ ...copy, status: 200 })
})
