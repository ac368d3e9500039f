import { ServiceUnavailable } from '../portal/service-unavailable.tsx'

export const DownloadsUnavailable = () => (
  <ServiceUnavailable titleKey="downloads.title" messageKey="downloads.load-failed" />
)
