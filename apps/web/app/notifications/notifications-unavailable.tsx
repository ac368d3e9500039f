import { ServiceUnavailable } from '../portal/service-unavailable.tsx'

export const NotificationsUnavailable = () => (
  <ServiceUnavailable titleKey="notification.title" messageKey="notification.load-failed" service="ticketing" />
)
