import { expect, test } from 'vitest'
import { createStatementNames } from './statement-names.ts'

const nameRepeatedly = (nameOf: (text: string) => string | undefined, text: string) =>
  Array.from({ length: 6 }, () => nameOf(text))

test('names a query that is sent repeatedly', () => {
  const nameOf = createStatementNames()
  const name = expect.stringMatching(/^[\w-]{32}$/)
  expect(nameRepeatedly(nameOf, 'select 1')).toEqual([undefined, undefined, undefined, undefined, name, name])
  expect(nameRepeatedly(nameOf, 'with a as (select 1) select a from a').at(-1)).toEqual(name)
})

test('two processes give equal names to equal queries only', () => {
  const [first, second] = [createStatementNames(), createStatementNames()]
  const nameFrom = (nameOf: typeof first, text: string) => nameRepeatedly(nameOf, text).at(-1)
  const names = ['select 1', 'select 2'].map((text) => nameFrom(first, text))
  expect(['select 2', 'select 1'].map((text) => nameFrom(second, text))).toEqual(names.toReversed())
  expect(new Set(names).size).toBe(2)
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
  expect(nameRepeatedly(nameOf, 'select 0').at(0)).toBe(names[0])
})
