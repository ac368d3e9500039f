import type { HeldCredential } from '@ferrule/domain/accounts/account-device'
import type { Language } from '@ferrule/domain/locales/language'
import { z } from 'zod'
import { type AdminDoorSettings, createAdminDoor } from './admin-door.ts'
import { toIdentityLocale } from './identity-locale.ts'

export type IdentitySession = { id: string; address: string; startedAt: Date; lastUsedAt: Date }

export type NameChange = { firstName: string; lastName: string; language: Language }

/** What the data service does for people at the identity server. Done twice, everything is as if done once. */
export type IdentityAdmin = {
  changeName: (personId: string, change: NameChange) => Promise<void>
  listCredentials: (personId: string) => Promise<HeldCredential[]>
  removeCredential: (personId: string, credentialId: string) => Promise<void>
  /** At the next login a new authenticator app must be added. */
  demandNewDevice: (personId: string) => Promise<void>
  listRoles: (personId: string) => Promise<string[]>
  listSessions: (personId: string) => Promise<IdentitySession[]>
  endSession: (sessionId: string) => Promise<void>
  deletePerson: (personId: string) => Promise<void>
}

const person = z.looseObject({
  attributes: z.record(z.string(), z.array(z.string())).optional(),
  requiredActions: z.array(z.string()).default([]),
})

const moment = z.number().transform((milliseconds) => new Date(milliseconds))

const credentials = z.array(
  z
    .object({ id: z.string(), type: z.string(), userLabel: z.string().optional(), createdDate: moment.optional() })
    .transform(({ id, type, userLabel = '', createdDate = new Date(0) }) => {
      return { id, type, label: userLabel, createdAt: createdDate }
    }),
)

/** Who is not there any more may do nothing. */
const roles = z.array(z.object({ name: z.string() }).transform(({ name }) => name)).default([])

const sessions = z.array(
  z
    .object({ id: z.string(), ipAddress: z.string().default(''), start: moment, lastAccess: moment })
    .transform(({ id, ipAddress, start, lastAccess }) => {
      return { id, address: ipAddress, startedAt: start, lastUsedAt: lastAccess }
    }),
)

export function createIdentityAdmin(settings: AdminDoorSettings): IdentityAdmin {
  const door = createAdminDoor(settings)
  const pathOf = (personId: string) => `/users/${encodeURIComponent(personId)}`
  /** The identity server takes a person only as a whole: what is left out would be lost. */
  const change = async (personId: string, changes: (before: z.infer<typeof person>) => object) => {
    const before = person.parse(await door.read(pathOf(personId)))
    await door.send('PUT', pathOf(personId), { ...before, ...changes(before) })
  }
  return {
    changeName: (personId, { firstName, lastName, language }) =>
      change(personId, ({ attributes }) => ({
        firstName,
        lastName,
        attributes: { ...attributes, locale: [toIdentityLocale(language)] },
      })),
    listCredentials: async (personId) => credentials.parse(await door.read(`${pathOf(personId)}/credentials`)),
    removeCredential: (personId, credentialId) =>
      door.send('DELETE', `${pathOf(personId)}/credentials/${encodeURIComponent(credentialId)}`),
    demandNewDevice: (personId) =>
      change(personId, ({ requiredActions }) => ({
        requiredActions: [...new Set([...requiredActions, 'CONFIGURE_TOTP'])],
      })),
    listRoles: async (personId) => roles.parse(await door.read(`${pathOf(personId)}/role-mappings/realm/composite`)),
    listSessions: async (personId) => sessions.parse(await door.read(`${pathOf(personId)}/sessions`)),
    endSession: (sessionId) => door.send('DELETE', `/sessions/${encodeURIComponent(sessionId)}`),
    deletePerson: (personId) => door.send('DELETE', pathOf(personId)),
  }
}
