import type { ServiceName } from '@ferrule/domain/portal-services/services-of-roles'
import type { Settings } from '../settings.ts'

export type ServiceUrls = Record<ServiceName, string> & { 'wire-flow-cloud': string }

/** Paths are relative to the home of the portal; other services have absolute URLs. */
export function toServiceUrls(settings: Settings): ServiceUrls {
  return {
    ticketing: '/tickets/list',
    inventory: '/inventory',
    'user-administration': '/user-admin',
    'product-information': '/product-information',
    'wire-flow': settings.WIRE_FLOW_URL,
    'wire-flow-cloud': settings.WIRE_FLOW_CLOUD_URL,
    'wire-master': settings.WIRE_MASTER_URL,
    'master-data': settings.MASTER_DATA_URL,
    direct: settings.DIRECT_URL,
    kampus: settings.KAMPUS_URL,
  }
}
