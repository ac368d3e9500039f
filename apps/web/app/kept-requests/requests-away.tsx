import { ServiceAway } from '../portal/service-away.tsx'

export const RequestsAway = () => <ServiceAway titleKey="service.requests" messageKey="kept-request.load-failed" />
