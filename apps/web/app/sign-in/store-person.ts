import type { UserProfile } from '@ferrule/domain/sign-in/user-profile'
import { readIdentitySettings } from './identity-settings.ts'
import { personKey, type StoredPerson } from './stored-person.ts'

/** Stores the user's name for pages from the shared cache, for as long as the tokens are stored. */
export function storePerson({ fullName, initials }: Pick<UserProfile, 'fullName' | 'initials'>): void {
  const person: StoredPerson = { name: fullName, initials }
  const storage = readIdentitySettings().storage === 'session' ? sessionStorage : localStorage
  storage.setItem(personKey, JSON.stringify(person))
}

export function clearStoredPerson(): void {
  for (const storage of [localStorage, sessionStorage]) storage.removeItem(personKey)
}
