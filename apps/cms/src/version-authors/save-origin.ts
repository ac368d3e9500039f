import { AsyncLocalStorage } from 'node:async_hooks'

/** How a record is saved other than by hand in the admin. */
export const saveOrigins = ['schedule', 'import', 'editor-area'] as const

export type SaveOrigin = (typeof saveOrigins)[number]

// Not in the context of the request: Payload runs a scheduled publication with a new request of its own.
const origin = new AsyncLocalStorage<SaveOrigin>()

/** Marks every record that `save` saves. */
export function savingBy<T>(how: SaveOrigin, save: () => Promise<T>): Promise<T> {
  return origin.run(how, save)
}

export function findSaveOrigin(): SaveOrigin | undefined {
  return origin.getStore()
}
