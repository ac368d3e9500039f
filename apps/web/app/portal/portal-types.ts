import type { PortalQuery } from './portal.generated.ts'

export type Person = NonNullable<PortalQuery['viewer']>
export type PortalService = PortalQuery['portalServices'][number]
