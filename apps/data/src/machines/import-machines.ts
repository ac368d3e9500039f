import { judgeMachineRows, type RowVerdict } from '@ferrule/domain/machines/judge-machine-rows'
import { ok, refuse, type Result } from '@ferrule/domain/result'
import { parse } from 'csv-parse/sync'
import type { Deps } from '../graphql/request-context.ts'
import { workFor } from '../portal-access/work-for.ts'
import type { SignedInActor } from '../sign-in/actor.ts'
import { saveMove } from './change-machine.ts'
import { listOwnPlaces } from './machine-record-store.ts'
import { listPlants } from './machine-store.ts'

type Sent = { csv: string; isTrial: boolean }

/**
 * Reads a table that was exported and changed elsewhere, and judges it row by row; rows that will not do are left out.
 * A trial changes nothing. Sent twice, everything stands where it should the second time.
 */
export async function importMachines(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  actor: SignedInActor,
  { csv, isTrial }: Sent,
): Promise<Result<RowVerdict[], 'table-unreadable'>> {
  const rows = readRows(csv)
  if (!rows) return refuse('table-unreadable')
  return workFor(db, actor, async (tx, scope) => {
    const machines = await listOwnPlaces(tx, scope, !isTrial)
    const verdicts = judgeMachineRows(rows, { machines, plants: await listPlants(tx, scope) })
    if (isTrial) return ok(verdicts)
    const byId = new Map(machines.map((machine) => [machine.id, machine]))
    for (const { verdict: kind, machineId, place } of verdicts) {
      const machine = machineId && byId.get(machineId)
      if (!machine || !place) continue
      if (kind === 'stays' || kind === 'renamed' || kind === 'moved') {
        await saveMove(tx, scope, { machine, move: { kind, place }, at: now() })
      }
    }
    return ok(verdicts)
  })
}

/** A spreadsheet may write semicolons and a mark at the beginning. */
function readRows(csv: string): Record<string, string>[] | undefined {
  try {
    return parse(csv, { columns: true, bom: true, delimiter: [',', ';', '\t'], skip_empty_lines: true, to: 2000 })
  } catch {
    return undefined
  }
}
