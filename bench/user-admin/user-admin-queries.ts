import type { PortalQuery } from '../tickets/portal-queries.ts'
import type { Person } from '../token-check/signed-requests.ts'
import { firstNames, internalAdministrators, personIdOf, type Sizes } from './filling-steps.ts'

export type Sample = { round: number; sizes: Sizes }

type QueryDefinition = { isExternal?: boolean; toQuery: (sample: Sample) => PortalQuery }

const usersWith = (variables: Record<string, unknown>) => ({ operation: 'ManagedUsers', variables })

/** The queries of the screens. `isExternal`: sent by the administrator of one organisation. */
const queries = {
  list: { toQuery: () => usersWith({}) },
  pending: { toQuery: () => usersWith({ status: 'pending' }) },
  active: { toQuery: () => usersWith({ status: 'active' }) },
  invited: { toQuery: () => usersWith({ status: 'invited' }) },
  application: { toQuery: () => usersWith({ application: 'inventory', status: 'inactive' }) },
  search: { toQuery: ({ round }) => usersWith({ search: `${firstNames[round % firstNames.length]} ${round % 10}` }) },
  commonName: { toQuery: ({ round }) => usersWith({ search: firstNames[round % firstNames.length] }) },
  detail: {
    toQuery: ({ round, sizes }) => ({
      operation: 'ManagedUser',
      variables: { id: personIdOf(internalAdministrators + 1 + ((round * 7919) % (sizes.users - 10))) },
    }),
  },
  requests: { toQuery: () => ({ operation: 'AccessRequests', variables: {} }) },
  ownList: { isExternal: true, toQuery: () => usersWith({}) },
  ownSearch: { isExternal: true, toQuery: ({ round }) => usersWith({ search: firstNames[round % firstNames.length] }) },
} as const satisfies Record<string, QueryDefinition>

export type UserAdminQueryName = keyof typeof queries
export const queryNames = Object.keys(queries) as UserAdminQueryName[]

export function toUserAdminQuery(name: UserAdminQueryName, sample: Sample): PortalQuery {
  return queries[name].toQuery(sample)
}

/** The administrator who sends the query. */
export function toAdministrator(name: UserAdminQueryName, { round, sizes }: Sample): Person {
  const { isExternal }: QueryDefinition = queries[name]
  const number = isExternal ? internalAdministrators + 1 + (round % sizes.organisations) : 1
  const roles = [isExternal ? 'kmx_delegatedadmin_extern' : 'kmx_delegatedadmin_intern']
  return { sub: `bench-${number}`, email: `person-${number}@bench.example`, roles }
}
