import type { UserProfile } from '@ferrule/domain/sign-in/user-profile'
import { readIdentitySettings } from './identity-settings.ts'
import { personKey, type StoredPerson } from './stored-person.ts'

/** Lets documents greet who is signed in on this browser, for as long as the tokens are kept. */
export function rememberPerson({ fullName, initials }: Pick<UserProfile, 'fullName' | 'initials'>): void {
  const person: StoredPerson = { name: fullName, initials }
  const storage = readIdentitySettings().storage === 'session' ? sessionStorage : localStorage
  storage.setItem(personKey, JSON.stringify(person))
}

export function forgetPerson(): void {
  for (const storage of [localStorage, sessionStorage]) storage.removeItem(personKey)
}
