import { machineData } from '@ferrule/domain/machines/data/machine-data'
import { useFrame } from '../../frame/frame.ts'
import { useTexts } from '../../frame/texts.tsx'
import { queryDataService } from '../../data-service/query-data-service.ts'
import type { Route } from './+types/machine-data.route'
import { MachineData } from './machine-data.generated.ts'
import { MachineDataScreen } from './machine-data-screen.tsx'
import { MachineNotFound } from '../machine-not-found.tsx'

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
  return <MachineNotFound list={list} />
}
