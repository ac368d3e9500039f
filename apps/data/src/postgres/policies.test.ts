import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const migrations = globSync(join(import.meta.dirname, '../../migrations/*.sql')).map((file) =>
  readFileSync(file, 'utf8'),
)
const policies = migrations.flatMap((text) => text.match(/create policy[^;]+;/g) ?? [])

// Postgres evaluates a subquery without references to the row once per statement, and a bare function for every row.
test.each(policies)('calls its functions once per statement: %s', (policy) => {
  const withoutSubqueries = policy.replaceAll(/\(select \w+\(\)\)/g, '')
  expect(withoutSubqueries).not.toMatch(/\b(own_organisations|own_person|is_service)\(\)/)
})

test('finds the policies of the migrations', () => {
  expect(policies.length).toBeGreaterThan(10)
})
