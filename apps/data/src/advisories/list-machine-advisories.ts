import type { Scope } from '../portal-access/with-user-scope.ts'
import type { Queries } from '../postgres/database.ts'
import { type AdvisoryMachine, listOwnAdvisories, type OwnAdvisory } from './read-own-advisories.ts'

export type MachineAdvisory = Pick<OwnAdvisory, 'trackingId' | 'language' | 'title' | 'severity' | 'score'> &
  Pick<AdvisoryMachine, 'state'>

/** The advisories that concern a machine, the most urgent first. */
export async function listMachineAdvisories(
  tx: Queries,
  scope: Scope,
  { machineId, now }: { machineId: string; now: Date },
): Promise<MachineAdvisory[]> {
  const advisories = await listOwnAdvisories(tx, scope, now)
  return advisories.flatMap(({ trackingId, language, title, severity, score, machines }) => {
    const machine = machines.find(({ id }) => id === machineId)
    return machine ? [{ trackingId, language, title, severity, score, state: machine.state }] : []
  })
}
