import { ServiceUnavailable } from '../../portal/service-unavailable.tsx'

export const RequestsUnavailable = () => (
  <ServiceUnavailable titleKey="service.requests" messageKey="saved-request.load-failed" />
)
