import { members } from '@ferrule/seeds/organisations/members'
import { people } from '@ferrule/seeds/people'
import { afterAll } from 'vitest'
import { createTemporaryUser, removeLeftOver, type TemporaryUser } from './temporary-user.ts'

const rolesOf = (who: string) => people.find((person) => person.who === who)?.roles ?? []

const created: TemporaryUser[] = []

// Runs at the end of each test file that imports this one.
afterAll(async () => {
  for (const person of created) await person.remove()
})

/**
 * Creates a member of a seeded customer, with every service. Each journey file uses another member, so that files can
 * run in parallel: their organisations differ, and the data of demo people is not changed.
 */
export async function createCustomer(email: string): Promise<TemporaryUser> {
  if (!members.some((member) => member.email === email)) throw new Error(`${email} is not a seeded member`)
  await removeLeftOver(email)
  return register(await createTemporaryUser(rolesOf('Customer with every service'), email))
}

/** An agent of the service desk. */
export async function createAgent(): Promise<TemporaryUser> {
  return register(await createTemporaryUser(rolesOf('Service desk agent')))
}

function register(person: TemporaryUser): TemporaryUser {
  created.push(person)
  return person
}
