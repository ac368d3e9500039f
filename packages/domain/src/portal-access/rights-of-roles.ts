import { type ServiceName, statusOfService } from '../services/services-of-roles.ts'

/** Who of us answers the tickets and requests of every customer. */
export const serviceDeskRole = 'kmx_int_servicedesk_agent'

/** What an operation can ask of its caller: nothing, a sign-in, or a role that opens a service. */
export const rights = ['public', 'signedIn', 'usesTickets', 'usesMachines', 'usesProducts', 'worksServiceDesk'] as const

export type Right = (typeof rights)[number]

/** The rights of somebody with these roles; of anybody who is not signed in where there are none. */
export function rightsOfRoles(roles: readonly string[] | undefined): Record<Right, boolean> {
  const worksServiceDesk = roles?.includes(serviceDeskRole) ?? false
  const holds = (service: ServiceName) => roles !== undefined && statusOfService(service, roles) === 'active'
  return {
    public: true,
    signedIn: roles !== undefined,
    // Our service answers the tickets of every customer and looks up their machines.
    usesTickets: worksServiceDesk || holds('ticketing'),
    usesMachines: worksServiceDesk || holds('inventory'),
    usesProducts: holds('product-information'),
    worksServiceDesk,
  }
}
