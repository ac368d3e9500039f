/** In its own module, so that the autosave code is fetched only for a form that has a draft. */
export function hasDraft(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null
  } catch {
    return false
  }
}

export function clearStoredDraft(key: string): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // Without storage there is no draft to delete.
  }
}
