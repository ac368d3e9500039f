import type { Language } from '@ferrule/domain/locales/language'
import { z } from 'zod'
import { type IdentityAdminClient, IdentityRefusal } from '../identity-admin/identity-admin-client.ts'
import { toIdentityLocale } from '../identity-admin/identity-locale.ts'

export type DirectoryPerson = {
  email: string
  firstName: string
  lastName: string
  language: Language
  password: string
}

/** Accounts at the identity server. */
export type DirectoryAccounts = {
  /** The id of the account with an address. */
  findPersonId: (email: string) => Promise<string | undefined>
  /**
   * Creates an account whose address is verified. Returns its id, `exists`, or `password-refused` if the password
   * breaks a rule of the identity server.
   */
  createPerson: (person: DirectoryPerson) => Promise<{ id: string } | 'exists' | 'password-refused'>
  /**
   * Finds the account with an address, or creates one without a password. Returns its id, or `unverified` for an account
   * whose owner never proved the address.
   */
  ensurePerson: (person: Omit<DirectoryPerson, 'password'>) => Promise<string>
}

const people = z.array(z.object({ id: z.string(), emailVerified: z.boolean().optional() }))

export function createAccounts(client: IdentityAdminClient): DirectoryAccounts {
  const findPerson = async (email: string) => {
    const query = new URLSearchParams({ exact: 'true', email }).toString()
    const [found] = people.parse((await client.read(`/users?${query}`)) ?? [])
    return found
  }
  const getCreatedId = async (email: string) => {
    const created = await findPerson(email)
    if (!created) throw new Error('created account not found')
    return created.id
  }
  return {
    findPersonId: async (email) => (await findPerson(email))?.id,
    createPerson: async ({ password, ...person }) => {
      try {
        await client.send(
          'POST',
          '/users',
          toAccount(person, [{ type: 'password', value: password, temporary: false }]),
        )
      } catch (error) {
        if (error instanceof IdentityRefusal && error.status === 409) return 'exists'
        if (error instanceof IdentityRefusal && error.status === 400) return 'password-refused'
        throw error
      }
      return { id: await getCreatedId(person.email) }
    },
    ensurePerson: async (person) => {
      const known = await findPerson(person.email)
      if (known) return known.emailVerified === true ? known.id : 'unverified'
      await client.send('POST', '/users', toAccount(person, []))
      return getCreatedId(person.email)
    },
  }
}

function toAccount(person: Omit<DirectoryPerson, 'password'>, credentials: object[]) {
  const { email, firstName, lastName, language } = person
  return {
    username: email,
    email,
    // The invite proves that the person reads mails to this address; a directory has only addresses of its company.
    emailVerified: true,
    enabled: true,
    firstName,
    lastName,
    attributes: { locale: [toIdentityLocale(language)] },
    credentials,
  }
}
