import { serviceNames } from '@ferrule/domain/portal-services/services-of-roles'
import type { Administrator } from '@ferrule/domain/user-admin/administrator'
import { grantableRoles } from '@ferrule/domain/user-admin/application-roles'
import { decideAccessChange } from '@ferrule/domain/user-admin/decide-access-change'
import { decideDeleteUser, decideRemoveOrganisation } from '@ferrule/domain/user-admin/decide-user-change'
import { toDay } from '@ferrule/domain/user-admin/invitation'
import { withAdministratorScope } from '../portal-access/with-administrator-scope.ts'
import type { Queries } from '../postgres/database.ts'
import type { SignedInActor } from '../sign-in/actor.ts'
import { listHistory } from './history-store.ts'
import { listLimitedApplications, listOrganisationChoices } from './managed-organisation-store.ts'
import { findUser } from './managed-user-store.ts'
import { type ManagedOrganisation, toManagedOrganisations } from './read-organisations.ts'
import { type ManagedUser, type OrganisationChoice, type ReadDeps, toManagedUsers } from './read-users.ts'
import { findUserFacts } from './user-facts-queries.ts'

export type AddableApplication = { organisationId: string; application: string; roles: string[] }

export type UserDetails = {
  user: ManagedUser
  organisations: ManagedOrganisation[]
  history: Awaited<ReturnType<typeof listHistory>>
  addable: AddableApplication[]
  addableOrganisations: OrganisationChoice[]
  canDelete: boolean
  canAddOrganisation: boolean
  canRemoveOrganisation: boolean
}

/** Returns undefined both for a missing user and for one that the caller does not see. */
export async function readUser(
  { db, now }: ReadDeps,
  actor: SignedInActor,
  id: string,
): Promise<UserDetails | undefined> {
  return withAdministratorScope(db, actor, async (tx, administrator) => {
    const row = await findUser(tx, administrator, id)
    if (!row) return undefined
    const today = toDay(now())
    const [user] = await toManagedUsers(tx, administrator, { users: [row], today })
    if (!user) return undefined
    const addable = await listAddable(tx, administrator, { user, today })
    const addableOrganisations = await listAddableOrganisations(tx, administrator, user)
    return {
      user,
      organisations: await toManagedOrganisations(
        tx,
        administrator,
        user.organisations.map((organisation) => organisation.id),
      ),
      history: await listHistory(tx, administrator, user.id),
      addable,
      addableOrganisations,
      canAddOrganisation: addableOrganisations.length > 0,
      ...(await readUserRights(tx, administrator, user)),
    }
  })
}

async function readUserRights(tx: Queries, administrator: Administrator, { id, isInvite }: ManagedUser) {
  const facts = isInvite ? undefined : await findUserFacts(tx, id)
  if (!facts) return { canDelete: false, canRemoveOrganisation: false }
  return {
    canDelete: decideDeleteUser(administrator, facts).ok,
    canRemoveOrganisation: facts.organisationIds.some(
      (organisationId) => decideRemoveOrganisation(administrator, facts, organisationId).ok,
    ),
  }
}

type ListedUser = { user: ManagedUser; today: string }

/** The applications that the caller can add to a person in each shared organisation. */
async function listAddable(
  tx: Queries,
  administrator: Administrator,
  { user, today }: ListedUser,
): Promise<AddableApplication[]> {
  if (user.isInvite) return []
  const organisationIds = user.organisations.map(({ id }) => id)
  const limited = await listLimitedApplications(tx, organisationIds)
  return organisationIds.flatMap((organisationId) =>
    serviceNames.flatMap((application) => {
      const access = user.accesses.find(
        (one) => one.organisationId === organisationId && one.application === application,
      )
      const [role = '', ...others] = grantableRoles(administrator.kind, application)
      const facts = {
        personId: user.id,
        organisationId,
        application,
        role,
        status: access?.status ?? ('none' as const),
        isOffered: !limited.some((one) => one.organisationId === organisationId && one.application === application),
        colleagues: [],
      }
      const decided = decideAccessChange(administrator, facts, { action: 'add-application', today })
      return decided.ok ? [{ organisationId, application, roles: [role, ...others] }] : []
    }),
  )
}

const maxChoices = 100

async function listAddableOrganisations(
  tx: Queries,
  administrator: Administrator,
  user: ManagedUser,
): Promise<OrganisationChoice[]> {
  if (user.isInvite || user.isSelf) return []
  const choices = await listOrganisationChoices(tx, administrator, maxChoices)
  return choices.filter(({ id }) => !user.organisations.some((organisation) => organisation.id === id))
}
