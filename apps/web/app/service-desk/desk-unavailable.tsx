import { ServiceUnavailable } from '../portal/service-unavailable.tsx'

export const DeskUnavailable = () => <ServiceUnavailable titleKey="desk.title" messageKey="desk.load-failed" />
