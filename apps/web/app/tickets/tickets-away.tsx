import { ServiceAway } from '../portal/service-away.tsx'

export const TicketsAway = () => <ServiceAway titleKey="ticket.title" messageKey="ticket.load-failed" />
