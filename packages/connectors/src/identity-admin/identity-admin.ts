import type { AccountCredential } from '@ferrule/domain/accounts/account-device'
import type { Language } from '@ferrule/domain/locales/language'
import { z } from 'zod'
import { type IdentityAdminSettings, createIdentityAdminClient } from './identity-admin-client.ts'
import { toIdentityLocale } from './identity-locale.ts'

export type IdentitySession = { id: string; address: string; startedAt: Date; lastUsedAt: Date }

export type NameChange = { firstName: string; lastName: string; language: Language }

/** Account administration at the identity server. Every method is idempotent. */
export type IdentityAdmin = {
  changeName: (personId: string, change: NameChange) => Promise<void>
  listCredentials: (personId: string) => Promise<AccountCredential[]>
  removeCredential: (personId: string, credentialId: string) => Promise<void>
  /** The next login requires the user to add a new authenticator app. */
  demandNewDevice: (personId: string) => Promise<void>
  listRoles: (personId: string) => Promise<string[]>
  /** False for a disabled and for a deleted account. */
  isEnabled: (personId: string) => Promise<boolean>
  listSessions: (personId: string) => Promise<IdentitySession[]>
  revokeSession: (sessionId: string) => Promise<void>
  deletePerson: (personId: string) => Promise<void>
}

const person = z.looseObject({
  attributes: z.record(z.string(), z.array(z.string())).optional(),
  requiredActions: z.array(z.string()).default([]),
})

const account = z.object({ enabled: z.boolean() }).default({ enabled: false })

const timestamp = z.number().transform((milliseconds) => new Date(milliseconds))

const credentials = z.array(
  z
    .object({ id: z.string(), type: z.string(), userLabel: z.string().optional(), createdDate: timestamp.optional() })
    .transform(({ id, type, userLabel = '', createdDate = new Date(0) }) => {
      return { id, type, label: userLabel, createdAt: createdDate }
    }),
)

/** A deleted person has no roles. */
const roles = z.array(z.object({ name: z.string() }).transform(({ name }) => name)).default([])

/** A deleted person has no sessions. */
const sessions = z
  .array(
    z
      .object({ id: z.string(), ipAddress: z.string().default(''), start: timestamp, lastAccess: timestamp })
      .transform(({ id, ipAddress, start, lastAccess }) => {
        return { id, address: ipAddress, startedAt: start, lastUsedAt: lastAccess }
      }),
  )
  .default([])

export function createIdentityAdmin(settings: IdentityAdminSettings): IdentityAdmin {
  const client = createIdentityAdminClient(settings)
  const pathOf = (personId: string) => `/users/${encodeURIComponent(personId)}`
  /** A PUT replaces the whole user, so the current fields are sent along. */
  const change = async (personId: string, changes: (before: z.infer<typeof person>) => object) => {
    const before = person.parse(await client.read(pathOf(personId)))
    await client.send('PUT', pathOf(personId), { ...before, ...changes(before) })
  }
  return {
    changeName: (personId, { firstName, lastName, language }) =>
      change(personId, ({ attributes }) => ({
        firstName,
        lastName,
        attributes: { ...attributes, locale: [toIdentityLocale(language)] },
      })),
    listCredentials: async (personId) => credentials.parse(await client.read(`${pathOf(personId)}/credentials`)),
    removeCredential: (personId, credentialId) =>
      client.send('DELETE', `${pathOf(personId)}/credentials/${encodeURIComponent(credentialId)}`),
    demandNewDevice: (personId) =>
      change(personId, ({ requiredActions }) => ({
        requiredActions: [...new Set([...requiredActions, 'CONFIGURE_TOTP'])],
      })),
    listRoles: async (personId) => roles.parse(await client.read(`${pathOf(personId)}/role-mappings/realm/composite`)),
    isEnabled: async (personId) => account.parse(await client.read(pathOf(personId))).enabled,
    listSessions: async (personId) => sessions.parse(await client.read(`${pathOf(personId)}/sessions`)),
    revokeSession: (sessionId) => client.send('DELETE', `/sessions/${encodeURIComponent(sessionId)}`),
    deletePerson: (personId) => client.send('DELETE', pathOf(personId)),
  }
}
