import { ServiceUnavailable } from '../portal/service-unavailable.tsx'

export const TicketsUnavailable = () => (
  <ServiceUnavailable titleKey="ticket.title" messageKey="ticket.load-failed" service="ticketing" />
)
