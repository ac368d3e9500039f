import { ServiceAway } from '../portal/service-away.tsx'

export const DownloadsAway = () => <ServiceAway titleKey="downloads.title" messageKey="downloads.load-failed" />
