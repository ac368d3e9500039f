import { measuredMachines, toSeedReadings } from '@ferrule/seeds/organisations/readings'
import { stableId } from '../../catalogue/stable-id.ts'
import { withServiceScope } from '../../portal-access/with-user-scope.ts'
import type { Database } from '../../postgres/database.ts'
import { saveReadings } from './reading-store.ts'

/** Adds the missing readings of the demo customer's machines, each machine in one transaction. */
export async function seedReadings(db: Database, now: Date): Promise<number> {
  let added = 0
  for (const machine of measuredMachines) {
    const owner = {
      machineId: stableId('machine', machine.serialNumber),
      organisationId: stableId('organisation', machine.organisation),
    }
    added += await withServiceScope(db, (tx) => saveReadings(tx, owner, toSeedReadings(machine, now)))
  }
  return added
}
