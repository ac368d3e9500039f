import { z } from 'zod'
import { searchTerm } from '../search-term.ts'
import { type RequestKind, requestKinds } from '../requests/request.ts'

/** The tabs of the service desk: all open entries, the agent's own, unassigned ones and closed ones. */
export const deskGroups = ['open', 'mine', 'unassigned', 'closed'] as const
export type DeskGroup = (typeof deskGroups)[number]

export type DeskKind = 'ticket' | RequestKind
export const deskKinds: readonly DeskKind[] = ['ticket', ...requestKinds]

/** The query string of the queue; invalid parameters are ignored. */
export const deskListQuery = z.object({
  group: z.enum(deskGroups).catch('open'),
  kind: z.enum(deskKinds).optional().catch(undefined),
  search: searchTerm,
  page: z.coerce.number().int().min(1).max(400).catch(1),
})

export type DeskListQuery = z.infer<typeof deskListQuery>

export const deskEntriesPerPage = 25
