import { type ServiceName, serviceNames, statusOfService } from '@ferrule/domain/portal-services/services-of-roles'
import { type Tile, toTile } from '@ferrule/domain/user-admin/access-tile'
import { identityRolesOf } from '@ferrule/domain/user-admin/application-roles'
import { toDay } from '@ferrule/domain/user-admin/invitation'
import { withAdministratorScope } from '../portal-access/with-administrator-scope.ts'
import type { SignedInActor } from '../sign-in/actor.ts'
import { listLimitedApplications } from './managed-organisation-store.ts'
import { findUser } from './managed-user-store.ts'
import { type ReadDeps, toManagedUsers } from './read-users.ts'
import { recordUserEvent } from './record-user-event.ts'
import type { ManagedAccess } from './to-managed-access.ts'

export type PreviewTile = Omit<Tile<ManagedAccess>, 'access'> & { name: ServiceName; access: ManagedAccess | null }

export type UserPreview = { name: string; email: string; tiles: PreviewTile[] }

/**
 * The dashboard of a user and the reason of each tile, without acting as the user. Accesses of organisations that the
 * caller does not administer are left out. Every preview is in the audit trail.
 */
export async function previewUser(
  { db, now }: ReadDeps,
  actor: SignedInActor,
  id: string,
): Promise<UserPreview | undefined> {
  return withAdministratorScope(db, actor, async (tx, administrator) => {
    const row = await findUser(tx, administrator, id)
    const today = toDay(now())
    const [user] = row ? await toManagedUsers(tx, administrator, { users: [row], today }) : []
    if (!user) return undefined
    const organisationIds = user.organisations.map((organisation) => organisation.id)
    const limited = await listLimitedApplications(tx, organisationIds)
    // A change that waits for the identity server is shown as applied: the roles follow from the accesses.
    const roles = identityRolesOf(user.accesses)
    const tiles = serviceNames.map((name): PreviewTile => {
      const offers = organisationIds.map(
        (organisationId) =>
          limited.find((one) => one.organisationId === organisationId && one.application === name)?.state ?? 'offered',
      )
      const accesses = user.accesses
        .filter(({ application }) => application === name)
        .map((access) => ({ ...access, endsOn: access.endsOn ?? undefined }))
      const tile = toTile({ roleStatus: statusOfService(name, roles), accesses, offers, today })
      const shown = user.accesses.find((access) => access.id === tile.access?.id)
      return { name, status: tile.status, reason: tile.reason, access: shown ?? null }
    })
    const by = administrator.personId
    await recordUserEvent(tx, {
      by,
      action: 'preview-user',
      userId: user.id,
      organisationId: organisationIds[0] ?? null,
    })
    return { name: user.name, email: user.email, tiles }
  })
}
