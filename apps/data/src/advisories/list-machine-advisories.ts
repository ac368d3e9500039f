import type { Scope } from '../portal-access/with-user-scope.ts'
import type { Queries } from '../postgres/database.ts'
import type { AdvisoryRow } from './advisory-store.ts'
import type { AdvisoryMachine } from './concerned-machines.ts'
import { matchOwnMachines } from './match-own-machines.ts'

export type MachineAdvisory = Pick<AdvisoryRow, 'trackingId' | 'language' | 'title' | 'severity' | 'score'> &
  Pick<AdvisoryMachine, 'state'> & { answeredAt: Date | null; answeredBy: string | null }

/** The advisories that concern a machine, newest first. */
export async function listMachineAdvisories(
  tx: Queries,
  scope: Scope,
  { machineId, now }: { machineId: string; now: Date },
): Promise<MachineAdvisory[]> {
  const matched = await matchOwnMachines(tx, scope, { today: now.toISOString().slice(0, 10), machineIds: [machineId] })
  return matched.flatMap(({ advisory: { trackingId, language, title, severity, score }, machines }) =>
    machines.map(({ state, answer }) => ({
      trackingId,
      language,
      title,
      severity,
      score,
      state,
      answeredAt: answer?.answeredAt ?? null,
      answeredBy: answer?.answeredBy ?? null,
    })),
  )
}
