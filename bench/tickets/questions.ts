import { serviceDeskRole } from '@ferrule/domain/portal-access/rights-of-roles'
import type { Person } from '../token-check/signed-requests.ts'
import type { Sample } from './samples.ts'

export type Question = { operation: string; variables: Record<string, unknown> }

type Asking = { isAgent?: boolean; toQuestion: (sample: Sample) => Question }

const machines = { isOld: false, isExport: false }

/** What people ask the portal, as its pages ask it. */
const kinds = {
  list: { toQuestion: () => ({ operation: 'Tickets', variables: { group: 'open' } }) },
  filter: {
    toQuestion: ({ plantId }) => ({
      operation: 'Tickets',
      variables: { group: 'closed', type: 'repair', plantId, sort: 'changed' },
    }),
  },
  search: {
    toQuestion: ({ word }) => ({ operation: 'Tickets', variables: { group: 'all', search: word.slice(0, 4) } }),
  },
  number: { toQuestion: ({ number }) => ({ operation: 'Tickets', variables: { group: 'all', search: number } }) },
  detail: { toQuestion: ({ id }) => ({ operation: 'Ticket', variables: { id } }) },
  inventory: { toQuestion: () => ({ operation: 'Inventory', variables: machines }) },
  inventorySearch: {
    toQuestion: ({ serialNumber }) => ({ operation: 'Inventory', variables: { ...machines, search: serialNumber } }),
  },
  machine: {
    toQuestion: ({ serialNumber }) => ({ operation: 'Machine', variables: { serialNumber, language: 'en' } }),
  },
  desk: { isAgent: true, toQuestion: () => ({ operation: 'DeskQueue', variables: {} }) },
  deskSearch: {
    isAgent: true,
    toQuestion: ({ serialNumber }) => ({ operation: 'DeskQueue', variables: { group: 'over', search: serialNumber } }),
  },
  deskDetail: { isAgent: true, toQuestion: ({ id }) => ({ operation: 'DeskTicket', variables: { id } }) },
} as const satisfies Record<string, Asking>

export type Kind = keyof typeof kinds
export const kindNames = Object.keys(kinds) as Kind[]

export function toQuestion(kind: Kind, sample: Sample): Question {
  return kinds[kind].toQuestion(sample)
}

/** Whoever asks: the customer whose ticket it is, or somebody of the service. */
export function toPerson(kind: Kind, { subject }: Sample, agent: string): Person {
  const asking: Asking = kinds[kind]
  const sub = asking.isAgent ? agent : subject
  const roles = asking.isAgent ? [serviceDeskRole] : ['kmx_int_serviceticketing_active', 'kmx_int_assetdb_active']
  return { sub, email: `${sub.replace('bench-', 'person-')}@bench.example`, roles }
}
