import { ServiceUnavailable } from '../portal/service-unavailable.tsx'

export const MachinesUnavailable = () => (
  <ServiceUnavailable titleKey="inventory.title" messageKey="inventory.load-failed" service="inventory" />
)
