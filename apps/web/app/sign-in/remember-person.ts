import { profileClaims, toUserProfile } from '@ferrule/domain/sign-in/user-profile'
import type { User } from 'oidc-client-ts'
import { personKey, type StoredPerson } from './stored-person.ts'

/** Lets documents greet who is signed in on this browser. */
export function rememberPerson(user: User): void {
  const { fullName, initials } = toUserProfile(profileClaims.parse(user.profile))
  const person: StoredPerson = { name: fullName, initials }
  localStorage.setItem(personKey, JSON.stringify(person))
}

export function forgetPerson(): void {
  localStorage.removeItem(personKey)
}
