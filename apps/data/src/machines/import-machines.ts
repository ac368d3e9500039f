import { validateMachineRows, type MachineRowResult } from '@ferrule/domain/machines/validate-machine-rows'
import { ok, refuse, type Result } from '@ferrule/domain/result'
import { parse } from 'csv-parse/sync'
import type { Deps } from '../graphql/request-context.ts'
import { withUserScope } from '../portal-access/with-user-scope.ts'
import type { SignedInActor } from '../sign-in/actor.ts'
import { saveMove } from './change-machine.ts'
import { listOwnPlaces } from './machine-record-store.ts'
import { listPlants } from './machine-store.ts'

type ImportInput = { csv: string; isTrial: boolean }

/**
 * Imports an exported and edited table, and validates it row by row; invalid rows are skipped. A trial changes
 * nothing. Idempotent.
 */
export async function importMachines(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  actor: SignedInActor,
  { csv, isTrial }: ImportInput,
): Promise<Result<MachineRowResult[], 'table-unreadable'>> {
  const rows = parseRows(csv)
  if (!rows) return refuse('table-unreadable')
  return withUserScope(db, actor, async (tx, scope) => {
    const machines = await listOwnPlaces(tx, scope, !isTrial)
    const results = validateMachineRows(rows, { machines, plants: await listPlants(tx, scope) })
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

/** Accepts semicolons, tabs and a byte order mark, as written by spreadsheets. */
function parseRows(csv: string): Record<string, string>[] | undefined {
  try {
    return parse(csv, { columns: true, bom: true, delimiter: [',', ';', '\t'], skip_empty_lines: true, to: 2000 })
  } catch {
    return undefined
  }
}
