import type { ServiceName } from '@ferrule/domain/portal-services/services-of-roles'
import type { UserProfile } from '@ferrule/domain/sign-in/user-profile'
import type { OfferState, TileAccess } from '@ferrule/domain/user-admin/access-tile'
import { markSignedIn } from '../portal-access/person-queries.ts'
import { findOrSave, withServiceScope } from '../portal-access/with-user-scope.ts'
import type { Database } from '../postgres/database.ts'
import { listLimitedApplications } from './managed-organisation-store.ts'
import { listInvitedApplications, listOwnAccesses } from './own-access-queries.ts'

export type OwnTileFacts = (name: ServiceName) => { accesses: TileAccess[]; offers: OfferState[] }

/** The facts behind the tiles of a person, beside the roles: accesses, invites and the offer of their organisations. */
export async function readTileFacts(db: Database, profile: UserProfile): Promise<OwnTileFacts> {
  return withServiceScope(db, async (tx) => {
    const { id, organisationIds } = await findOrSave(tx, profile)
    await markSignedIn(tx, id)
    const own = await listOwnAccesses(tx, id)
    const invited = profile.hasVerifiedEmail ? await listInvitedApplications(tx, profile.email.toLowerCase()) : []
    const limited = await listLimitedApplications(tx, organisationIds)
    return (name) => ({
      accesses: [
        ...own.map(({ application, status, endsOn }) => ({ application, status, endsOn: endsOn ?? undefined })),
        ...invited.map(({ application, status }) => ({ application, status, endsOn: undefined })),
      ].filter(({ application }) => application === name),
      offers: organisationIds.map(
        (organisationId) =>
          limited.find((one) => one.organisationId === organisationId && one.application === name)?.state ?? 'offered',
      ),
    })
  })
}
