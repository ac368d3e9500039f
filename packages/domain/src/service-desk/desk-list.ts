import { z } from 'zod'
import { searchTerm } from '../search-term.ts'
import { type RequestKind, requestKinds } from '../requests/request.ts'

/** The tabs of the service desk: all open entries, the agent's own, unassigned ones and closed ones. */
export const deskGroups = ['open', 'mine', 'unassigned', 'closed'] as const
export type DeskGroup = (typeof deskGroups)[number]

/** The order of the queue: the next clock to end, the most urgent, or the newest first. */
export const deskSorts = ['due', 'priority', 'newest'] as const
export type DeskSort = (typeof deskSorts)[number]

export const deskTurns = ['ours', 'theirs'] as const

export type DeskKind = 'ticket' | RequestKind
export const deskKinds: readonly DeskKind[] = ['ticket', ...requestKinds]

/** The query string of the queue; invalid parameters are ignored. */
export const deskListQuery = z.object({
  group: z.enum(deskGroups).catch('open'),
  kind: z.enum(deskKinds).optional().catch(undefined),
  turn: z.enum(deskTurns).optional().catch(undefined),
  priority: z.coerce.number().int().min(1).max(4).optional().catch(undefined),
  search: searchTerm,
  sort: z.enum(deskSorts).catch('due'),
  page: z.coerce.number().int().min(1).max(400).catch(1),
})

export type DeskListQuery = z.infer<typeof deskListQuery>

export const deskEntriesPerPage = 25
