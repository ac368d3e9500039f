import { z } from 'zod'
import { serviceNames } from '../portal-services/services-of-roles.ts'
import { searchTerm } from '../search-term.ts'
import { accessStatuses } from './access-status.ts'

const organisationId = z.uuid().optional().catch(undefined)
const application = z.enum(serviceNames).optional().catch(undefined)

/** The query string of the list of users; invalid parameters are ignored. */
export const userListQuery = z.object({
  search: searchTerm,
  organisationId,
  application,
  status: z.enum(accessStatuses).optional().catch(undefined),
})

export type UserListQuery = z.infer<typeof userListQuery>

export const reviewFilters = ['all', 'undecided', 'unused', 'ending'] as const

export const reviewQuery = z.object({
  search: searchTerm,
  organisationId,
  application,
  filter: z.enum(reviewFilters).catch('all'),
})

export type ReviewQuery = z.infer<typeof reviewQuery>
