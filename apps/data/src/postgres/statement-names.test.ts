import { expect, test } from 'vitest'
import { createStatementNames } from './statement-names.ts'

const nameRepeatedly = (nameOf: (text: string) => string | undefined, text: string) =>
  Array.from({ length: 6 }, () => nameOf(text))

test('names a query that is sent repeatedly', () => {
  const nameOf = createStatementNames()
  expect(nameRepeatedly(nameOf, 'select 1')).toEqual([undefined, undefined, undefined, undefined, 'q1', 'q1'])
  expect(nameRepeatedly(nameOf, 'with a as (select 1) select a from a').at(-1)).toBe('q2')
})

test.each([['insert into a values (1)'], ['update a set b = 1'], ['select * from a'], ['selection'], ['begin']])(
  'never names %j',
  (text) => {
    expect(nameRepeatedly(createStatementNames(), text)).toEqual(Array(6).fill(undefined))
  },
)

test('names at most 100 queries', () => {
  const nameOf = createStatementNames()
  const names = Array.from({ length: 150 }, (_, index) => nameRepeatedly(nameOf, `select ${index}`).at(-1))
  expect(names.filter((name) => name !== undefined)).toHaveLength(100)
  expect(nameRepeatedly(nameOf, 'select 0').at(0)).toBe('q1')
})
