import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { members } from '../../../seeds/src/organisations/members.ts'
import { people } from '../../../seeds/src/people.ts'
import { root } from '../environment.ts'

/** `personas.ts` takes the first member of as many customers as there are demo people. */
const ofPersonas = members
  .filter(({ email }, index) => /@customer-/.test(email) && index % 3 === 0)
  .slice(0, people.length)

// Two files that run at the same time would delete each other's account of the same person.
test('each seeded member of a customer is used by one journey only', () => {
  const files = new Map(ofPersonas.map(({ email }) => [email, new Set(['journeys/support/personas.ts'])]))
  for (const file of globSync('journeys/**/*.journey.ts', { cwd: root })) {
    for (const [email] of readFileSync(`${root}/${file}`, 'utf8').matchAll(/[a-z.]+@customer-\d+\.example/g))
      files.set(email, (files.get(email) ?? new Set()).add(file))
  }
  expect(files.size).toBeGreaterThan(20)
  expect([...files].filter(([, users]) => users.size > 1).map(([email, users]) => [email, ...users])).toEqual([])
})
