import { ok, refuse, type Result } from '@ferrule/domain/result'
import { toDay } from '@ferrule/domain/user-admin/invitation'
import { type UserRowResult, validateUserRows } from '@ferrule/domain/user-admin/validate-user-rows'
import { parse } from 'csv-parse/sync'
import { withAdministratorScope } from '../portal-access/with-administrator-scope.ts'
import type { SignedInActor } from '../sign-in/actor.ts'
import type { ChangeDeps } from './change-access.ts'
import { saveInvite } from './invite-user.ts'
import { listOrganisationChoices } from './managed-organisation-store.ts'
import { listKnownAddresses } from './membership-store.ts'

const maxOrganisations = 1000
const maxRows = 500

/**
 * Invites the people of a table and validates it row by row; invalid rows are skipped. A trial changes nothing.
 * Idempotent: an imported address exists in the next run.
 */
export async function importUsers(
  { db, now }: ChangeDeps,
  actor: SignedInActor,
  { csv, isTrial }: { csv: string; isTrial: boolean },
): Promise<Result<UserRowResult[], 'table-unreadable'>> {
  const rows = parseRows(csv)
  if (!rows) return refuse('table-unreadable')
  return withAdministratorScope(db, actor, async (tx, administrator) => {
    const organisations = await listOrganisationChoices(tx, administrator, maxOrganisations)
    const ids = organisations.map(({ id }) => id)
    const known = await listKnownAddresses(tx, ids)
    const results = validateUserRows(rows, { administrator, organisations, known, today: toDay(now()) })
    if (isTrial) return ok(results)
    const saved: UserRowResult[] = []
    for (const result of results) {
      if (!result.invite) {
        saved.push(result)
        continue
      }
      const outcome = await saveInvite(tx, administrator, { invite: { ...result.invite, message: '' }, at: now() })
      saved.push(outcome.ok ? result : { ...result, outcome: 'not-allowed' })
    }
    return ok(saved)
  })
}

/** Accepts semicolons, tabs and a byte order mark, as written by spreadsheets. */
function parseRows(csv: string): Record<string, string>[] | undefined {
  try {
    return parse(csv, { columns: true, bom: true, delimiter: [',', ';', '\t'], skip_empty_lines: true, to: maxRows })
  } catch {
    return undefined
  }
}
