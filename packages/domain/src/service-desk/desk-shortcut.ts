import type { PressedKey } from '../search/search-shortcut.ts'

/** The keys of the queue: move to the next or previous entry, select it, take it, show all keys. */
export const deskShortcuts = { j: 'next', k: 'previous', x: 'select', a: 'take', '?': 'help' } as const

export type DeskShortcut = (typeof deskShortcuts)[keyof typeof deskShortcuts]

/** Undefined for other keys, with a modifier, and in fields, where a character is text. */
export function findDeskShortcut({
  key,
  hasControl,
  hasOtherModifier,
  isTyping,
}: PressedKey): DeskShortcut | undefined {
  if (hasControl || hasOtherModifier || isTyping) return undefined
  return Object.entries(deskShortcuts).find(([known]) => known === key.toLowerCase())?.[1]
}
