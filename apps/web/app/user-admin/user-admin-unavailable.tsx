import { ServiceUnavailable } from '../portal/service-unavailable.tsx'

export const UserAdminUnavailable = () => (
  <ServiceUnavailable titleKey="user-admin.title" messageKey="user-admin.load-failed" service="user-administration" />
)
