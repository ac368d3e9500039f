import { readFile } from 'node:fs/promises'
import { lexicographicSortSchema, printSchema } from 'graphql'
import { expect, test } from 'vitest'
import { createBuilder } from './builder.ts'
import { requireRules } from './require-rules.ts'
import { createSchema } from './schema.ts'

test('the checked-in schema is the one that is served', async () => {
  const checkedIn = await readFile(new URL('../../../../packages/data-client/schema.graphql', import.meta.url), 'utf8')
  expect(`${printSchema(lexicographicSortSchema(createSchema()))}\n`).toBe(checkedIn)
})

test('a query that does not say who may use it stops the start', () => {
  const builder = createBuilder()
  builder.queryField('open', (t) => t.string({ resolve: () => '' }))
  builder.mutationField('alsoOpen', (t) => t.string({ resolve: () => '' }))
  expect(() => requireRules(builder.toSchema())).toThrow('No rule says who may use: Query.open, Mutation.alsoOpen')
})
