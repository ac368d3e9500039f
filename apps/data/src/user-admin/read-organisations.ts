import { serviceNames } from '@ferrule/domain/portal-services/services-of-roles'
import type { Administrator } from '@ferrule/domain/user-admin/administrator'
import { type Page, type PageQuery, toPage } from '../graphql/page-of-list.ts'
import type { Deps } from '../graphql/request-context.ts'
import { withAdministratorScope } from '../portal-access/with-administrator-scope.ts'
import type { Queries } from '../postgres/database.ts'
import type { SignedInActor } from '../sign-in/actor.ts'
import {
  countApplications,
  countOrganisations,
  findOrganisation,
  listLimitedApplications,
  listOrganisations,
  listOrganisationsById,
  type OrganisationRow,
} from './managed-organisation-store.ts'

export type OrganisationApplication = { name: string; state: string; activeUsers: number }

export type ManagedOrganisation = OrganisationRow & { applications: OrganisationApplication[] }

export async function readOrganisations(
  { db }: Pick<Deps, 'db'>,
  actor: SignedInActor,
  { search, page }: { search: string; page: PageQuery },
): Promise<Page<ManagedOrganisation>> {
  return withAdministratorScope(db, actor, async (tx, administrator) => {
    const rows = await listOrganisations(tx, administrator, { search, page })
    const { entries, next, total } = toPage(rows, await countOrganisations(tx, administrator, search))
    return { entries: await withApplications(tx, administrator, entries), next, total }
  })
}

/** Returns undefined both for a missing organisation and for one that the caller does not administer. */
export async function readOrganisation(
  { db }: Pick<Deps, 'db'>,
  actor: SignedInActor,
  id: string,
): Promise<ManagedOrganisation | undefined> {
  return withAdministratorScope(db, actor, async (tx, administrator) => {
    const row = await findOrganisation(tx, administrator, id)
    if (!row) return undefined
    const [organisation] = await withApplications(tx, administrator, [row])
    return organisation
  })
}

export async function toManagedOrganisations(
  tx: Queries,
  administrator: Administrator,
  ids: readonly string[],
): Promise<ManagedOrganisation[]> {
  return withApplications(tx, administrator, await listOrganisationsById(tx, administrator, ids))
}

async function withApplications(
  tx: Queries,
  administrator: Administrator,
  rows: readonly OrganisationRow[],
): Promise<ManagedOrganisation[]> {
  const limited = await listLimitedApplications(
    tx,
    rows.map(({ id }) => id),
  )
  const organisations: ManagedOrganisation[] = []
  for (const row of rows) {
    const counted = await countApplications(tx, administrator, { applications: serviceNames, organisationId: row.id })
    const applications = counted.map(({ application, activeUsers }) => ({
      name: application,
      state:
        limited.find((one) => one.organisationId === row.id && one.application === application)?.state ?? 'offered',
      activeUsers,
    }))
    organisations.push({ ...row, applications })
  }
  return organisations
}
