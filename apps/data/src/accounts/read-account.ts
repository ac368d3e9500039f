import { isManagedInternally } from '@ferrule/domain/accounts/account-change'
import { type AccountDevice, passwordChangedAt, toDevices } from '@ferrule/domain/accounts/account-device'
import type { AccountProfile } from '@ferrule/domain/accounts/account-profile'
import type { SignedInActor } from '../sign-in/actor.ts'
import type { AccountDeps } from './account-deps.ts'
import { findProfile } from './account-profile-store.ts'

export type AccountSession = { id: string; address: string; startedAt: Date; lastUsedAt: Date; isThis: boolean }

export type Account = {
  email: string
  profile: Omit<AccountProfile, 'language' | 'country'> & { language: string; country: string }
  isManagedInternally: boolean
  passwordChangedAt: Date | undefined
  devices: AccountDevice[]
  sessions: AccountSession[]
}

/** All data of the account settings. */
export async function readAccount(
  { db, identity }: Pick<AccountDeps, 'db' | 'identity'>,
  { profile, session }: SignedInActor,
): Promise<Account> {
  const [stored, credentials, sessions] = await Promise.all([
    findProfile(db.queries, profile.id),
    identity.listCredentials(profile.id),
    identity.listSessions(profile.id),
  ])
  return {
    email: profile.email,
    profile: { ...emptyProfile, ...stored, firstName: profile.firstName, lastName: profile.lastName },
    isManagedInternally: isManagedInternally(profile.roles),
    passwordChangedAt: passwordChangedAt(credentials),
    devices: toDevices(credentials),
    sessions: sessions
      .map((entry) => ({ ...entry, isThis: entry.id === session.id }))
      .sort((one, other) => Number(other.isThis) - Number(one.isThis) || lastUse(other) - lastUse(one)),
  }
}

const emptyProfile = {
  company: '',
  telephone: '',
  address: '',
  postalCode: '',
  city: '',
  country: '',
  language: '',
}

function lastUse({ lastUsedAt }: { lastUsedAt: Date }): number {
  return lastUsedAt.getTime()
}
