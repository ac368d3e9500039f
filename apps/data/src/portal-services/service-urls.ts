import type { Settings } from '../settings.ts'
import type { ServiceUrls } from './list-services.ts'

/** Paths are those of the portal, after its home; the other services live elsewhere. */
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
