import { expect, test } from 'vitest'
import { createStatementNames } from './statement-names.ts'

const askOften = (nameOf: (text: string) => string | undefined, text: string) =>
  Array.from({ length: 6 }, () => nameOf(text))

test('a query that is asked again and again gets a name of its own', () => {
  const nameOf = createStatementNames()
  expect(askOften(nameOf, 'select 1')).toEqual([undefined, undefined, undefined, undefined, 'q1', 'q1'])
  expect(askOften(nameOf, 'with a as (select 1) select a from a').at(-1)).toBe('q2')
})

test.each([['insert into a values (1)'], ['update a set b = 1'], ['select * from a'], ['selection'], ['begin']])(
  '%j never gets one',
  (text) => {
    expect(askOften(createStatementNames(), text)).toEqual(Array(6).fill(undefined))
  },
)

test('there are never more than a connection can keep', () => {
  const nameOf = createStatementNames()
  const names = Array.from({ length: 150 }, (_, index) => askOften(nameOf, `select ${index}`).at(-1))
  expect(names.filter((name) => name !== undefined)).toHaveLength(100)
  expect(askOften(nameOf, 'select 0').at(0)).toBe('q1')
})
