import { ok, type Result } from '@ferrule/domain/result'
import { toDay } from '@ferrule/domain/user-admin/invitation'
import {
  listOrganisationNames,
  type UserRowResult,
  validateUserRows,
} from '@ferrule/domain/user-admin/validate-user-rows'
import { withAdministratorScope } from '../portal-access/with-administrator-scope.ts'
import type { SignedInActor } from '../sign-in/actor.ts'
import { parseTable } from '../tables/parse-table.ts'
import type { ChangeDeps } from './change-access.ts'
import { saveInvite } from './invite-user.ts'
import { listNamedOrganisations } from './managed-organisation-store.ts'
import { listKnownAddresses } from './membership-store.ts'

const maxRows = 500

/**
 * Invites the people of a table and validates it row by row; invalid rows are skipped. A trial changes nothing.
 * Idempotent: an imported address exists in the next run.
 */
export async function importUsers(
  { db, now }: ChangeDeps,
  actor: SignedInActor,
  { csv, isTrial }: { csv: string; isTrial: boolean },
): Promise<Result<UserRowResult[], 'table-unreadable' | 'too-many-rows'>> {
  const table = parseTable(csv, maxRows)
  if (!table.ok) return table
  return withAdministratorScope(db, actor, async (tx, administrator) => {
    const organisations = await listNamedOrganisations(tx, administrator, listOrganisationNames(table.value))
    const ids = organisations.map(({ id }) => id)
    const known = await listKnownAddresses(tx, ids)
    const results = validateUserRows(table.value, { administrator, organisations, known, today: toDay(now()) })
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
