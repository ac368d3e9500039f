import { ServiceUnavailable } from '../portal/service-unavailable.tsx'

export const AdvisoriesUnavailable = () => (
  <ServiceUnavailable titleKey="advisory.title" messageKey="advisory.load-failed" service="inventory" />
)
