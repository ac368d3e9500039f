import { type ServiceName, statusOfService } from '../portal-services/services-of-roles.ts'

/** The role of our service desk agents, who handle the tickets and requests of all customers. */
export const serviceDeskRole = 'kmx_int_servicedesk_agent'

/** The rights that an operation can require: none, a sign-in, or access to a service. */
export const rights = [
  'public',
  'signedIn',
  'usesTickets',
  'usesMachines',
  'usesProducts',
  'managesUsers',
  'worksServiceDesk',
] as const

export type Right = (typeof rights)[number]

/** The rights of a user with these roles; `roles` is undefined for a visitor who is not signed in. */
export function rightsOfRoles(roles: readonly string[] | undefined): Record<Right, boolean> {
  const worksServiceDesk = roles?.includes(serviceDeskRole) ?? false
  const hasActive = (service: ServiceName) => roles !== undefined && statusOfService(service, roles) === 'active'
  return {
    public: true,
    signedIn: roles !== undefined,
    // Service desk agents handle the tickets of all customers and look up their machines.
    usesTickets: worksServiceDesk || hasActive('ticketing'),
    usesMachines: worksServiceDesk || hasActive('inventory'),
    usesProducts: hasActive('product-information'),
    managesUsers: hasActive('user-administration'),
    worksServiceDesk,
  }
}
