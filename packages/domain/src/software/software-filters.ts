import { z } from 'zod'
import { searchTerm } from '../search-term.ts'

/** The query string of the software list; invalid parameters are ignored. */
export const softwareFilters = z.object({
  search: searchTerm,
  plantId: z.uuid().optional().catch(undefined),
  updatesOnly: z
    .literal('true')
    .transform(() => true)
    .catch(false),
})
export type SoftwareFilters = z.infer<typeof softwareFilters>

type Machine = { serialNumber: string; model: string; assetName: string; plantId: string; versionsBehind: number }
type Family = { family: string; machines: readonly Machine[] }

/** The software with its matching machines; a search for the software itself matches all of its machines. */
export function filterSoftware<Found extends Family>(families: readonly Found[], query: SoftwareFilters): Found[] {
  const { plantId, updatesOnly } = query
  const search = query.search.toLowerCase()
  return families.flatMap((software) => {
    const isFound = (texts: string[]) => texts.some((text) => text.toLowerCase().includes(search))
    const machines = software.machines.filter(
      (machine) =>
        isFound([software.family, machine.serialNumber, machine.model, machine.assetName]) &&
        (plantId === undefined || machine.plantId === plantId) &&
        (!updatesOnly || machine.versionsBehind > 0),
    )
    return machines.length > 0 ? [{ ...software, machines }] : []
  })
}
