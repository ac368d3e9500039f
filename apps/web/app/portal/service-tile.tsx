import { canRequestAccess } from '@ferrule/domain/services/access-request'
import { type ServiceStatus, serviceStatuses, toTileLook } from '@ferrule/domain/services/service-status'
import type { ServiceName } from '@ferrule/domain/services/services-of-roles'
import type { Icon } from '@ferrule/ui/icon'
import { Tile, type TileNext } from '@ferrule/ui/tile'
import type { ComponentProps } from 'react'
import { useFetcher } from 'react-router'
import { useFrame } from '../frame/frame.ts'
import { useTexts } from '../frame/texts.tsx'
import type { PortalService } from './portal-data.ts'
import { toServiceHref } from './service-places.ts'

type ServiceTileProps = {
  name: ServiceName
  icon: ComponentProps<typeof Icon>['name']
  service: PortalService | undefined
}

/** One service: what it is, whether the person has it, why not, who decides, and the next step. */
export function ServiceTile({ name, icon, service }: ServiceTileProps) {
  const texts = useTexts()
  const status = toStatus(service?.status)
  const next = useNextStep(name, status, service)
  return (
    <Tile
      status={toTileLook(status).status}
      statusLabel={texts(`service-status.${status}`)}
      icon={icon}
      title={texts(`service.${name}`)}
      next={next}
    >
      {status === 'active' || status === 'comingsoon' ? (
        texts(`service.${name}.text`)
      ) : (
        <>
          {texts(`service.${name}.text`)} {texts(`service-status.${status}.why`)}
        </>
      )}
    </Tile>
  )
}

const asJson = { method: 'post', encType: 'application/json' } as const

function useNextStep(name: ServiceName, status: ServiceStatus, service: PortalService | undefined): TileNext {
  const texts = useTexts()
  const { portalHome } = useFrame()
  const fetcher = useFetcher()
  const href = toServiceHref(service?.serviceUrl ?? '', portalHome)
  if (status === 'active') return { label: texts(`service.${name}.open`), href }
  if (status === 'invited') return { label: texts('service-status.invited.next'), href }
  if (status === 'unknown') return { label: texts('service-status.unknown.next'), href: portalHome }
  if (!canRequestAccess(status)) return { wait: texts(`service-status.${status}.why`) }
  const failed = fetcher.data && typeof fetcher.data === 'object' && 'failed' in fetcher.data && fetcher.data.failed
  return {
    label: failed ? texts('access-request.failed') : texts(`service-status.${status}.next`),
    working: fetcher.state !== 'idle',
    onPress: () => void fetcher.submit({ service: name, reason: '' }, { ...asJson, action: `${portalHome}?index` }),
  }
}

/** A status this version does not know is unknown. */
function toStatus(status: string | undefined): ServiceStatus {
  return serviceStatuses.find((known) => known === status) ?? 'unknown'
}
