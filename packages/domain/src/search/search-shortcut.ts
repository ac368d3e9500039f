export type PressedKey = {
  key: string
  hasControl: boolean
  hasOtherModifier: boolean
  /** The focus is in a field, where a character is text. */
  isTyping: boolean
}

/** Whether a key opens the search of the portal: Ctrl-K (Cmd-K on a Mac) anywhere, or a slash outside of fields. */
export function isSearchShortcut({ key, hasControl, hasOtherModifier, isTyping }: PressedKey): boolean {
  if (hasOtherModifier) return false
  return hasControl ? key.toLowerCase() === 'k' : key === '/' && !isTyping
}
