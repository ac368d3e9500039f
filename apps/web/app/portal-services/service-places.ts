import type { ServiceName } from '@ferrule/domain/portal-services/services-of-roles'
import type { Icon } from '@ferrule/ui/icon'
import type { ComponentProps } from 'react'

type IconName = ComponentProps<typeof Icon>['name']

type ServicePlace = {
  name: ServiceName
  icon: IconName
  /** A screen of the portal that opens instead of the service's own URL. */
  screen?: string
}

/** The services in display order, each with its icon. */
export const servicePlaces: ServicePlace[] = [
  { name: 'ticketing', icon: 'ticket' },
  { name: 'inventory', icon: 'machine' },
  { name: 'product-information', icon: 'parts' },
  { name: 'user-administration', icon: 'users' },
  { name: 'wire-flow', icon: 'flow', screen: '/wire-flow' },
  { name: 'direct', icon: 'direct' },
  { name: 'kampus', icon: 'academy' },
  { name: 'wire-master', icon: 'book' },
  { name: 'master-data', icon: 'spool' },
]

/** Resolves a path relative to the portal's home; returns the absolute URL of an external service unchanged. */
export function toServiceHref(serviceUrl: string, portalHome: string): string {
  return serviceUrl.startsWith('/') ? `${portalHome}${serviceUrl}` : serviceUrl
}
