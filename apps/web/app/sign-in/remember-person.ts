import type { UserProfile } from '@ferrule/domain/sign-in/user-profile'
import { personKey, type StoredPerson } from './stored-person.ts'

/** Lets documents greet who is signed in on this browser. */
export function rememberPerson({ fullName, initials }: Pick<UserProfile, 'fullName' | 'initials'>): void {
  const person: StoredPerson = { name: fullName, initials }
  localStorage.setItem(personKey, JSON.stringify(person))
}

export function forgetPerson(): void {
  localStorage.removeItem(personKey)
}
