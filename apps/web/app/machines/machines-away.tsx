import { ServiceAway } from '../portal/service-away.tsx'

export const MachinesAway = () => <ServiceAway titleKey="inventory.title" messageKey="inventory.load-failed" />
