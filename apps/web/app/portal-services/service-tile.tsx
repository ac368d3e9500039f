import { canRequestAccess } from '@ferrule/domain/portal-services/access-request'
import { type ServiceStatus, toTileVariant } from '@ferrule/domain/portal-services/service-status'
import type { ServiceName } from '@ferrule/domain/portal-services/services-of-roles'
import { findAccessGranter } from '@ferrule/domain/portal-services/access-granter'
import { formatDate } from '@ferrule/texts/format-date'
import type { Icon } from '@ferrule/ui/icon'
import { Tile, type TileNext } from '@ferrule/ui/tile'
import type { ComponentProps } from 'react'
import { useFetcher } from 'react-router'
import { useFrame } from '../frame/frame.ts'
import { useTexts } from '../frame/texts.tsx'
import type { PortalService } from '../portal/portal-types.ts'
import { servicePlaces, toServiceHref } from './service-places.ts'
import { toServiceStatus } from './to-service-status.ts'
import { useUserLanguage } from '../frame/use-user-language.ts'

type ServiceTileProps = {
  name: ServiceName
  icon: ComponentProps<typeof Icon>['name']
  service: PortalService | undefined
  timeZone: string
  /** The current state of an active service, shown instead of its description. */
  live?: string | undefined
}

/** The tile of a service: its status, the reason, who can grant access, and the next step. */
export function ServiceTile({ name, icon, service, timeZone, live }: ServiceTileProps) {
  const texts = useTexts()
  const status = toServiceStatus(service?.status)
  const next = useNextStep(name, status, service)
  const reasons = useReasons(name, status, { service, timeZone })
  return (
    <Tile
      id={`service-${name}`}
      status={toTileVariant(status).status}
      statusLabel={texts(`service-status.${status}`)}
      icon={icon}
      title={texts(`service.${name}`)}
      next={next}
    >
      {[(status === 'active' && live) || texts(`service.${name}.text`), ...reasons].join(' ')}
    </Tile>
  )
}

type Facts = { service: PortalService | undefined; timeZone: string }

/** Explains the status: since when, and who can change it. */
function useReasons(name: ServiceName, status: ServiceStatus, { service, timeZone }: Facts): string[] {
  const texts = useTexts()
  const language = useUserLanguage()
  if (status === 'active') {
    return service?.userType === 'cloud' || service?.userType === 'onprem'
      ? [texts(`service.wire-flow.${service.userType}`)]
      : []
  }
  if (status === 'comingsoon') return []
  const why = texts(`service-status.${status}.why`)
  if (status === 'unknown') return [why]
  const who = texts(`service-status.who.${findAccessGranter(name)}`)
  if (status !== 'pending') return [why, who]
  const since = service?.requestedAt && formatDate(new Date(service.requestedAt), language, { timeZone })
  return since ? [texts('service-status.requested-on', { date: since }), who] : [who]
}

function useNextStep(name: ServiceName, status: ServiceStatus, service: PortalService | undefined): TileNext {
  const texts = useTexts()
  const { portalHome } = useFrame()
  const fetcher = useFetcher()
  const screen = servicePlaces.find((place) => place.name === name)?.screen
  const href = toServiceHref(screen ?? service?.serviceUrl ?? '', portalHome)
  if (status === 'active') return { label: texts(`service.${name}.open`), href }
  if (status === 'invited') return { label: texts('service-status.invited.next'), href }
  if (status === 'unknown') return { label: texts('service-status.unknown.next'), href: portalHome }
  if (!canRequestAccess(status)) return { wait: texts(`service-status.${status}.why`) }
  const failed = fetcher.data && typeof fetcher.data === 'object' && 'failed' in fetcher.data && fetcher.data.failed
  return {
    label: failed ? texts('access-request.failed') : texts(`service-status.${status}.next`),
    working: fetcher.state !== 'idle',
    onPress: () => void fetcher.submit({ service: name }, { method: 'post', action: `${portalHome}?index` }),
  }
}
