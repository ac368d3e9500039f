import type { PressedKey } from '@ferrule/domain/search/search-shortcut'

/** The facts about a pressed key that decide whether it is a shortcut. */
export function toPressedKey({ key, ctrlKey, metaKey, altKey, shiftKey, target }: KeyboardEvent): PressedKey {
  const isTyping =
    target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))
  // Slash and question mark need Shift on some keyboards.
  const isShifted = shiftKey && !['/', '?'].includes(key)
  return { key, hasControl: ctrlKey || metaKey, hasOtherModifier: altKey || isShifted, isTyping }
}
