import { serviceNames } from '@ferrule/domain/portal-services/services-of-roles'
import type { UserListQuery } from '@ferrule/domain/user-admin/access-list'
import type { Administrator } from '@ferrule/domain/user-admin/administrator'
import { grantableRoles } from '@ferrule/domain/user-admin/application-roles'
import { inviteDays, toDay } from '@ferrule/domain/user-admin/invitation'
import { type Page, type PageQuery, toPage } from '../graphql/page-of-list.ts'
import type { Deps } from '../graphql/request-context.ts'
import { withAdministratorScope } from '../portal-access/with-administrator-scope.ts'
import type { Queries } from '../postgres/database.ts'
import type { SignedInActor } from '../sign-in/actor.ts'
import { listAccessesOf } from './access-store.ts'
import { findUsers } from './found-users-store.ts'
import { countRequests } from './access-request-store.ts'
import { countApplications, countOrganisations, listOrganisationChoices } from './managed-organisation-store.ts'
import {
  countStatuses,
  countUsers,
  listOrganisationsOf,
  listUsers,
  type StatusCount,
  type UserFilter,
  type UserRow,
} from './managed-user-store.ts'
import { type ManagedAccess, toManagedAccess, toName } from './to-managed-access.ts'

export type ReadDeps = Pick<Deps, 'db' | 'now'>

export type OrganisationChoice = { id: string; name: string }

export type ManagedUser = {
  id: string
  isInvite: boolean
  name: string
  email: string
  isSelf: boolean
  organisations: OrganisationChoice[]
  accesses: ManagedAccess[]
  lastSignInAt: Date | null
  isSyncPending: boolean
}

export type UserPage = Page<ManagedUser> & { counts: StatusCount[] }

export async function readUserPage(
  { db, now }: ReadDeps,
  actor: SignedInActor,
  { query, page }: { query: UserListQuery; page: PageQuery },
): Promise<UserPage> {
  return withAdministratorScope(db, actor, async (tx, administrator) => {
    const filter = { ...query, found: await findUsers(tx, administrator, query) }
    const { entries, next, total } = toPage(
      await listUsers(tx, administrator, { filter, page }),
      await countUsers(tx, administrator, filter),
    )
    return {
      entries: await toManagedUsers(tx, administrator, { users: entries, today: toDay(now()) }),
      next,
      total,
      counts: await countStatuses(tx, administrator, filter),
    }
  })
}

/** Adds organisations and accesses to users, with one query for each. */
export async function toManagedUsers(
  tx: Queries,
  administrator: Administrator,
  { users, today }: { users: readonly UserRow[]; today: string },
): Promise<ManagedUser[]> {
  const ids = users.map(({ id }) => id)
  const organisations = Map.groupBy(await listOrganisationsOf(tx, administrator, ids), ({ userId }) => userId)
  const rows = await listAccessesOf(tx, administrator, ids)
  const accesses = Map.groupBy(
    rows.map((row) => toManagedAccess(administrator, row, today)),
    ({ userId }) => userId,
  )
  return users.map(({ id, isInvite, firstName, lastName, email, lastSignInAt }) => ({
    id,
    isInvite,
    name: toName(firstName, lastName) ?? '',
    email,
    isSelf: id === administrator.personId,
    organisations: organisations.get(id) ?? [],
    accesses: accesses.get(id) ?? [],
    lastSignInAt,
    isSyncPending: (accesses.get(id) ?? []).some((access) => access.isSyncPending),
  }))
}

export type UserAdmin = Awaited<ReturnType<typeof readUserAdmin>>

const maxChoices = 100
const allUsers: UserFilter = { organisationId: undefined, application: undefined, status: undefined, found: undefined }

/** The rights of the caller, and the choices of the filters. */
export async function readUserAdmin({ db }: Pick<Deps, 'db'>, actor: SignedInActor) {
  return withAdministratorScope(db, actor, async (tx, administrator) => {
    const counted = await countApplications(tx, administrator, { applications: serviceNames })
    const byName = new Map(counted.map((one) => [one.application, one]))
    return {
      isInternal: administrator.kind === 'internal',
      inviteDays,
      organisationCount: await countOrganisations(tx, administrator, ''),
      userCount: await countUsers(tx, administrator, allUsers),
      requestCount: await countRequests(tx, administrator),
      organisations: await listOrganisationChoices(tx, administrator, maxChoices),
      applications: serviceNames.map((name) => ({
        name,
        roles: [...grantableRoles(administrator.kind, name)],
        activeUsers: byName.get(name)?.activeUsers ?? 0,
        requests: byName.get(name)?.requests ?? 0,
      })),
    }
  })
}
