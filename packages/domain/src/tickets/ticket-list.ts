import { z } from 'zod'
import { searchTerm } from '../search-term.ts'
import { ticketStatuses, ticketTypes, type TicketStatus } from './ticket-values.ts'

/** The tabs above the list with their statuses. */
export const ticketGroups = {
  open: ['new', 'assigned', 'in-progress', 'waiting-for-you'],
  waiting: ['waiting-for-you'],
  solved: ['solved'],
  closed: ['closed'],
  all: [...ticketStatuses],
} as const satisfies Record<string, readonly TicketStatus[]>

export type TicketGroup = keyof typeof ticketGroups

export const ticketGroupNames = ['open', 'waiting', 'solved', 'closed', 'all'] as const satisfies readonly TicketGroup[]

const ticketSorts = ['newest', 'oldest', 'changed'] as const

/** The query string of the list; invalid parameters are ignored. */
export const ticketListQuery = z.object({
  group: z.enum(ticketGroupNames).catch('open'),
  search: searchTerm,
  plantId: z.uuid().optional().catch(undefined),
  machineId: z.uuid().optional().catch(undefined),
  type: z.enum(ticketTypes).optional().catch(undefined),
  sort: z.enum(ticketSorts).catch('newest'),
  page: z.coerce.number().int().min(1).max(10_000).catch(1),
})

export type TicketListQuery = z.infer<typeof ticketListQuery>

export const ticketsPerPage = 25

export type TicketCounts = Record<TicketGroup, number>

export function countGroups(byStatus: Partial<Record<TicketStatus, number>>): TicketCounts {
  const count = (group: TicketGroup) => ticketGroups[group].reduce((sum, status) => sum + (byStatus[status] ?? 0), 0)
  return {
    open: count('open'),
    waiting: count('waiting'),
    solved: count('solved'),
    closed: count('closed'),
    all: count('all'),
  }
}
