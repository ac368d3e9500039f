import type { Administrator } from '@ferrule/domain/user-admin/administrator'
import { administratorKindOf } from '@ferrule/domain/user-admin/administrator'
import type { Database, Queries } from '../postgres/database.ts'
import type { SignedInActor } from '../sign-in/actor.ts'
import { listAdministrations, setRowScope } from './person-store.ts'
import { findOrSave } from './with-user-scope.ts'

/**
 * Runs `work` in a transaction limited to the organisations that the caller administers. Accesses decide where the
 * caller has any, so that a withdrawn administrator loses them at once and not with the next token.
 */
export async function withAdministratorScope<Outcome>(
  db: Database,
  { profile }: SignedInActor,
  work: (tx: Queries, administrator: Administrator) => Promise<Outcome>,
): Promise<Outcome> {
  return db.transaction(async (tx) => {
    const { id: personId, organisationIds } = await findOrSave(tx, profile)
    // Row-level security hides accesses until the organisations are known.
    await setRowScope(tx, { personId, organisationIds: [], isService: true })
    const administrations = await listAdministrations(tx, personId)
    const administrator = toAdministrator({ personId, organisationIds, roles: profile.roles, administrations })
    await setRowScope(tx, {
      personId,
      organisationIds: administrator.organisationIds,
      isService: administrator.kind === 'internal',
    })
    return work(tx, administrator)
  })
}

type Facts = {
  personId: string
  organisationIds: string[]
  roles: readonly string[]
  administrations: Awaited<ReturnType<typeof listAdministrations>>
}

function toAdministrator({ personId, organisationIds, roles, administrations }: Facts): Administrator {
  const kind = administratorKindOf(roles)
  if (administrations.length === 0) {
    return { kind: kind ?? 'external', personId, organisationIds: kind === undefined ? [] : organisationIds }
  }
  const active = administrations.filter(({ status }) => status === 'active')
  if (kind === 'internal' && active.some(({ role }) => role === 'internal-administrator')) {
    return { kind, personId, organisationIds }
  }
  return { kind: 'external', personId, organisationIds: active.map(({ organisationId }) => organisationId) }
}
