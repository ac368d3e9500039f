import { readFile } from 'node:fs/promises'
import { lexicographicSortSchema, printSchema } from 'graphql'
import { expect, test } from 'vitest'
import { createBuilder } from './builder.ts'
import { requireRules } from './require-rules.ts'
import { createSchema } from './schema.ts'

test('the committed schema matches the served one', async () => {
  const checkedIn = await readFile(new URL('../../../../packages/data-client/schema.graphql', import.meta.url), 'utf8')
  expect(`${printSchema(lexicographicSortSchema(createSchema()))}\n`).toBe(checkedIn)
})

test('rejects a schema with a field without an access rule', () => {
  const builder = createBuilder()
  builder.queryField('open', (t) => t.string({ resolve: () => '' }))
  builder.mutationField('alsoOpen', (t) => t.string({ resolve: () => '' }))
  expect(() => requireRules(builder.toSchema())).toThrow('Fields without an access rule: Query.open, Mutation.alsoOpen')
})
