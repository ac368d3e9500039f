import { defaultLanguage } from '@ferrule/domain/locales/language'
import { findParties } from '@ferrule/domain/machines/aas/machine-parties'
import type { ShellFacts } from '@ferrule/domain/machines/aas/shell-facts'
import { orThrow503 } from '../../http/or-throw-503.server.ts'
import { runOnDataService } from '../../http/run-on-data-service.server.ts'
import { getServices } from '../../visit/services.server.ts'
import { homeOf } from '../../visit/site-origin.ts'
import { MachineShell, type MachineShellQuery } from './machine-shell.generated.ts'

type Nameplate = NonNullable<MachineShellQuery['machineNameplate']>

/** The facts of a shell, and the files of its documents. */
export type LoadedShell = { facts: ShellFacts; files: Nameplate['instructions'] }

/** Loads the public facts of a machine: its nameplate and product, and the locations of the group. */
export async function loadShell(serialNumber: string): Promise<LoadedShell | undefined> {
  const { content, settings } = getServices()
  const [{ machineNameplate: nameplate }, locations, origin] = await Promise.all([
    orThrow503('data', runOnDataService(MachineShell, { serialNumber })),
    orThrow503('content', content.listLocations()),
    findMainOrigin(),
  ])
  if (!nameplate) return undefined
  const { instructions, product, ...machine } = nameplate
  const { designations = [], families = [], technicalData = [], brand } = product ?? {}
  const parties = findParties(locations, { company: settings.MANUFACTURER_COMPANY, brand })
  const facts = { ...machine, ...parties, origin, designations, families, technicalData, documents: instructions }
  return { facts, files: instructions }
}

/** The origin in all ids, whichever host was requested: an id must never change. */
export async function findMainOrigin(): Promise<string> {
  const { content, settings } = getServices()
  const { sites } = await orThrow503('content', content.getSystem(defaultLanguage))
  const main = sites.find(({ slug }) => slug === '')
  return main ? homeOf(main, settings.EDGE_ORIGIN).origin : settings.EDGE_ORIGIN
}
