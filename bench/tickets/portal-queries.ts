import { serviceDeskRole } from '@ferrule/domain/portal-access/rights-of-roles'
import type { Person } from '../token-check/signed-requests.ts'
import type { Sample } from './samples.ts'

export type PortalQuery = { operation: string; variables: Record<string, unknown> }

type QueryDefinition = { isAgent?: boolean; toQuery: (sample: Sample) => PortalQuery }

const machines = { isOld: false, isExport: false }

/** The queries of the portal's screens. */
const kinds = {
  list: { toQuery: () => ({ operation: 'Tickets', variables: { group: 'open' } }) },
  filter: {
    toQuery: ({ plantId }) => ({
      operation: 'Tickets',
      variables: { group: 'closed', type: 'repair', plantId, sort: 'changed' },
    }),
  },
  search: {
    toQuery: ({ word }) => ({ operation: 'Tickets', variables: { group: 'all', search: word.slice(0, 4) } }),
  },
  number: { toQuery: ({ number }) => ({ operation: 'Tickets', variables: { group: 'all', search: number } }) },
  detail: { toQuery: ({ id }) => ({ operation: 'Ticket', variables: { id } }) },
  inventory: { toQuery: () => ({ operation: 'Inventory', variables: machines }) },
  inventorySearch: {
    toQuery: ({ serialNumber }) => ({ operation: 'Inventory', variables: { ...machines, search: serialNumber } }),
  },
  machine: {
    toQuery: ({ serialNumber }) => ({ operation: 'Machine', variables: { serialNumber, language: 'en' } }),
  },
  desk: { isAgent: true, toQuery: () => ({ operation: 'DeskQueue', variables: {} }) },
  deskSearch: {
    isAgent: true,
    toQuery: ({ serialNumber }) => ({ operation: 'DeskQueue', variables: { group: 'closed', search: serialNumber } }),
  },
  deskDetail: { isAgent: true, toQuery: ({ id }) => ({ operation: 'DeskTicket', variables: { id } }) },
} as const satisfies Record<string, QueryDefinition>

export type QueryKind = keyof typeof kinds
export const kindNames = Object.keys(kinds) as QueryKind[]

export function toPortalQuery(kind: QueryKind, sample: Sample): PortalQuery {
  return kinds[kind].toQuery(sample)
}

/** The person who sends the query: the customer who opened the ticket, or a service agent. */
export function toPerson(kind: QueryKind, { subject }: Sample, agent: string): Person {
  const { isAgent }: QueryDefinition = kinds[kind]
  const sub = isAgent ? agent : subject
  const roles = isAgent ? [serviceDeskRole] : ['kmx_int_serviceticketing_active', 'kmx_int_assetdb_active']
  return { sub, email: `${sub.replace('bench-', 'person-')}@bench.example`, roles }
}
