import { validateMachineRows, type MachineRowResult } from '@ferrule/domain/machines/validate-machine-rows'
import { ok, type Result } from '@ferrule/domain/result'
import type { Deps } from '../graphql/request-context.ts'
import { withUserScope } from '../portal-access/with-user-scope.ts'
import type { SignedInActor } from '../sign-in/actor.ts'
import { parseTable } from '../tables/parse-table.ts'
import { saveMove } from './change-machine.ts'
import { listOwnPlaces } from './machine-record-store.ts'
import { listPlants } from './machine-store.ts'

const maxRows = 2000

type ImportInput = { csv: string; isTrial: boolean }

/**
 * Imports an exported and edited table, and validates it row by row; invalid rows are skipped. A trial changes
 * nothing. Idempotent.
 */
export async function importMachines(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  actor: SignedInActor,
  { csv, isTrial }: ImportInput,
): Promise<Result<MachineRowResult[], 'table-unreadable' | 'too-many-rows'>> {
  const table = parseTable(csv, maxRows)
  if (!table.ok) return table
  return withUserScope(db, actor, async (tx, scope) => {
    const machines = await listOwnPlaces(tx, scope, !isTrial)
    const results = validateMachineRows(table.value, { machines, plants: await listPlants(tx, scope) })
    if (isTrial) return ok(results)
    const byId = new Map(machines.map((machine) => [machine.id, machine]))
    for (const { outcome: kind, machineId, place } of results) {
      const machine = machineId && byId.get(machineId)
      if (!machine || !place) continue
      if (kind === 'stays' || kind === 'renamed' || kind === 'moved') {
        await saveMove(tx, scope, { machine, move: { kind, place }, at: now() })
      }
    }
    return ok(results)
  })
}
