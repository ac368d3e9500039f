import {
  maxReadingRows,
  readingColumns,
  type SkippedLine,
  validateReadingRows,
} from '@ferrule/domain/machines/readings/validate-reading-rows'
import { ok, refuse, type Result } from '@ferrule/domain/result'
import { recordEvent } from '../../audit/record-event.ts'
import type { Deps } from '../../graphql/request-context.ts'
import { withUserScope } from '../../portal-access/with-user-scope.ts'
import type { SignedInActor } from '../../sign-in/actor.ts'
import { parseTable } from '../../tables/parse-table.ts'
import { findMachine } from '../machine-record-store.ts'
import { saveReadings } from './reading-store.ts'

type ImportInput = { serialNumber: string; csv: string; isTrial: boolean }

/** `accepted` counts the lines that can be saved, `saved` those that were new or changed. */
export type ReadingsImport = { accepted: number; saved: number; skipped: SkippedLine[] }

/** Imports readings of one machine; invalid lines are skipped. A trial changes nothing. Idempotent. */
export async function importReadings(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  actor: SignedInActor,
  { serialNumber, csv, isTrial }: ImportInput,
): Promise<Result<ReadingsImport, 'table-unreadable' | 'too-many-rows' | 'machine-unknown'>> {
  const table = parseTable(csv, maxReadingRows)
  if (!table.ok) return table
  const [row] = table.value
  if (!readingColumns.every((column) => row && column in row)) return refuse('table-unreadable')
  const { readings, skipped } = validateReadingRows(table.value, now())
  return withUserScope(db, actor, async (tx, scope) => {
    const machine = await findMachine(tx, scope, serialNumber)
    if (!machine) return refuse('machine-unknown')
    const { id: machineId, organisationId } = machine
    const saved = isTrial ? 0 : await saveReadings(tx, { machineId, organisationId }, readings)
    if (saved > 0) {
      await recordEvent(tx, {
        actor: scope.personId,
        action: 'import-readings',
        subjectType: 'machine',
        subjectId: machineId,
        after: { count: saved },
      })
    }
    return ok({ accepted: readings.length, saved, skipped })
  })
}
