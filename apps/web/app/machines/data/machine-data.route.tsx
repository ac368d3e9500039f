import { machineData } from '@ferrule/domain/machines/data/machine-data'
import { ButtonLink } from '@ferrule/ui/button'
import { EmptyState } from '@ferrule/ui/empty-state'
import { useFrame } from '../../frame/frame.ts'
import { useTexts } from '../../frame/texts.tsx'
import { PortalPage } from '../../portal/portal-page.tsx'
import { queryDataService } from '../../data-service/query-data-service.ts'
import type { Route } from './+types/machine-data.route'
import { MachineData } from './machine-data.generated.ts'
import { MachineDataScreen } from './machine-data-screen.tsx'

/** Loads the stored data of a machine and the links that share it. */
export async function clientLoader({ params: { serialNumber } }: Route.ClientLoaderArgs) {
  const { machineData: found } = await queryDataService(MachineData, { serialNumber }, { allowNull: true })
  if (!found) return { stored: null }
  const { machineId, json, shares } = found
  return { stored: { machineId, shares, data: machineData.parse(JSON.parse(json)) } }
}

export { MachinesUnavailable as ErrorBoundary } from '../machines-unavailable.tsx'

export default function MachineDataPage({ loaderData: { stored } }: Route.ComponentProps) {
  const texts = useTexts()
  const { portalHome } = useFrame()
  const list = { label: texts('inventory.title'), href: `${portalHome}/inventory` }
  if (stored) return <MachineDataScreen stored={stored} list={list} />
  return (
    <PortalPage title={texts('inventory.none-match')} trail={[list]}>
      <EmptyState
        level={2}
        icon="machine"
        title={texts('inventory.none-match')}
        action={<ButtonLink href={list.href}>{list.label}</ButtonLink>}
      />
    </PortalPage>
  )
}
