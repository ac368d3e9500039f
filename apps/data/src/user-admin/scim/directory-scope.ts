import { withScope } from '../../portal-access/with-user-scope.ts'
import type { Deps } from '../../graphql/request-context.ts'
import type { Queries } from '../../postgres/database.ts'
import { lockOrganisation } from '../user-facts-queries.ts'

export type DirectoryDeps = Pick<Deps, 'db' | 'now'>

/** The directory of an organisation, identified by its token. */
export type Directory = { organisationId: string; tokenId: string }

/** Name of directories in the audit trail. */
export const directoryActor = 'scim'

/** Runs `work` in a transaction limited to the organisation of the directory. */
export async function readDirectory<Outcome>(
  { db }: DirectoryDeps,
  { organisationId }: Directory,
  work: (tx: Queries) => Promise<Outcome>,
): Promise<Outcome> {
  return withScope(db, { personId: '', organisationIds: [organisationId], isService: false }, work)
}

/** The same for a change. The lock orders the changes of a directory, so that names and administrators are checked once. */
export async function changeDirectory<Outcome>(
  deps: DirectoryDeps,
  directory: Directory,
  work: (tx: Queries, at: Date) => Promise<Outcome>,
): Promise<Outcome> {
  return readDirectory(deps, directory, async (tx) => {
    await lockOrganisation(tx, directory.organisationId)
    return work(tx, deps.now())
  })
}
