import type { TextKey } from '@ferrule/texts/catalogue'

/** Location state of a navigation to the list of users after the shown user is gone. */
export const notices = {
  deleted: 'user-admin.done.deleted',
  organisationRemoved: 'user-admin.done.organisation-removed',
} as const satisfies Record<string, TextKey>

/** Returns the text of the message in a location's state. */
export function readNotice(state: unknown): TextKey | undefined {
  if (typeof state !== 'object' || state === null || !('notice' in state)) return undefined
  return Object.values(notices).find((text) => text === state.notice)
}
