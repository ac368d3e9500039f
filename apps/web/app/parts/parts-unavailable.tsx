import { ServiceUnavailable } from '../portal/service-unavailable.tsx'

export const PartsUnavailable = () => (
  <ServiceUnavailable
    titleKey="product-information.title"
    messageKey="product-information.load-failed"
    service="product-information"
  />
)
