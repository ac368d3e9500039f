import { ServiceAway } from '../portal/service-away.tsx'

export const PartsAway = () => (
  <ServiceAway titleKey="product-information.title" messageKey="product-information.load-failed" />
)
