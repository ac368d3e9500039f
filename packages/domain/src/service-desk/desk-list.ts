import { z } from 'zod'
import { searched } from '../searched.ts'
import { type RequestKind, requestKinds } from '../requests/request.ts'

/** What an agent looks at: all that waits, their own part of it, what nobody has taken, and what is over. */
export const deskGroups = ['open', 'mine', 'unassigned', 'over'] as const
export type DeskGroup = (typeof deskGroups)[number]

export type DeskKind = 'ticket' | RequestKind
export const deskKinds: readonly DeskKind[] = ['ticket', ...requestKinds]

/** What an address says about the queue; whatever cannot be read is left out rather than refused. */
export const deskWishes = z.object({
  group: z.enum(deskGroups).catch('open'),
  kind: z.enum(deskKinds).optional().catch(undefined),
  search: searched,
  page: z.coerce.number().int().min(1).max(400).catch(1),
})

export type DeskWishes = z.infer<typeof deskWishes>

export const deskEntriesPerPage = 25

/** Nobody needs to know how many more there are. */
export const deskCountLimit = 999

export function toDeskCount(count: number): string {
  return count > deskCountLimit ? `${deskCountLimit}+` : `${count}`
}
