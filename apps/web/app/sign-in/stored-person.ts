/**
 * The storage key of the signed-in user's name, so that a page from the shared cache can show it without reading a
 * token. Only the portal writes it; the logout removes it.
 */
export const personKey = 'FR-SDK-person'

export type StoredPerson = { name: string; initials: string }

/** It is in the same storage as the tokens: that of the browser or that of the tab. */
export function readStoredPerson(): string | null {
  return localStorage.getItem(personKey) ?? sessionStorage.getItem(personKey)
}

export function isSignedOut(): boolean {
  return readStoredPerson() === null
}

/** Returns `undefined` for invalid content. Without a schema library, because every page loads this. */
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
