import type { ServiceName } from '@ferrule/domain/services/services-of-roles'
import type { Icon } from '@ferrule/ui/icon'
import type { ComponentProps } from 'react'

type IconName = ComponentProps<typeof Icon>['name']

type ServicePlace = {
  name: ServiceName
  icon: IconName
  /** A screen of the portal that stands before the service itself. */
  screen?: string
  /** Where else in the portal its screens stand. */
  covers?: string
}

/** The services in the order in which people need them, each with its sign. */
export const servicePlaces: ServicePlace[] = [
  { name: 'ticketing', icon: 'ticket' },
  { name: 'inventory', icon: 'machine' },
  { name: 'product-information', icon: 'parts', covers: '/orders' },
  { name: 'user-administration', icon: 'users' },
  { name: 'wire-flow', icon: 'flow', screen: '/wire-flow' },
  { name: 'direct', icon: 'direct' },
  { name: 'kampus', icon: 'academy' },
  { name: 'wire-master', icon: 'book' },
  { name: 'master-data', icon: 'spool' },
]

/** Paths of the portal begin at its home; other services have an address of their own. */
export function toServiceHref(serviceUrl: string, portalHome: string): string {
  return serviceUrl.startsWith('/') ? `${portalHome}${serviceUrl}` : serviceUrl
}
