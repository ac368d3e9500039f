import { z } from 'zod'
import { searched } from '../searched.ts'

/** What an address says about the software; whatever cannot be read is left out rather than refused. */
export const softwareWishes = z.object({
  search: searched,
  plantId: z.uuid().optional().catch(undefined),
  updatesOnly: z
    .literal('true')
    .transform(() => true)
    .catch(false),
})
export type SoftwareWishes = z.infer<typeof softwareWishes>

type Machine = { serialNumber: string; model: string; nameInPlant: string; plantId: string; versionsBehind: number }
type Family = { family: string; machines: readonly Machine[] }

/** The software of the machines that are wished for; a search for the software itself finds all of its machines. */
export function findWished<Found extends Family>(families: readonly Found[], wishes: SoftwareWishes): Found[] {
  const { plantId, updatesOnly } = wishes
  const search = wishes.search.toLowerCase()
  return families.flatMap((software) => {
    const isFound = (texts: string[]) => texts.some((text) => text.toLowerCase().includes(search))
    const machines = software.machines.filter(
      (machine) =>
        isFound([software.family, machine.serialNumber, machine.model, machine.nameInPlant]) &&
        (plantId === undefined || machine.plantId === plantId) &&
        (!updatesOnly || machine.versionsBehind > 0),
    )
    return machines.length > 0 ? [{ ...software, machines }] : []
  })
}
