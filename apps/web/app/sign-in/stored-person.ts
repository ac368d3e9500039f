/**
 * Where the browser remembers who signed in, so that a document from the shared cache can greet them without looking
 * at a token. Only the portal writes it; it goes at logout.
 */
export const personKey = 'FR-SDK-person'

export type StoredPerson = { name: string; initials: string }

/** Where it was put follows the tokens: in the browser, or in this tab alone. */
export function readStoredPerson(): string | null {
  return localStorage.getItem(personKey) ?? sessionStorage.getItem(personKey)
}

export function isSignedOut(): boolean {
  return readStoredPerson() === null
}

/** Tolerant: what somebody else left there counts as nobody. No schema library, because documents load this. */
export function parsePerson(text: string | null): StoredPerson | undefined {
  try {
    const stored: unknown = JSON.parse(text ?? 'null')
    if (typeof stored !== 'object' || stored === null) return undefined
    if (!('name' in stored && 'initials' in stored)) return undefined
    const { name, initials } = stored
    return typeof name === 'string' && typeof initials === 'string' ? { name, initials } : undefined
  } catch {
    return undefined
  }
}
