import { findUpdate } from '@ferrule/domain/software/version'
import type { Deps } from '../graphql/request-context.ts'
import { withUserScope } from '../portal-access/with-user-scope.ts'
import type { SignedInActor } from '../sign-in/actor.ts'
import { countInstalled, listReleases } from './release-store.ts'

/** Number of the caller's machines for which newer software exists. */
export async function countUpdates({ db }: Pick<Deps, 'db'>, actor: SignedInActor): Promise<number> {
  return withUserScope(db, actor, async (tx, scope) => {
    const installed = await countInstalled(tx, scope)
    const families = new Set(installed.map(({ family }) => family))
    const released = Map.groupBy(await listReleases(tx, [...families], 'en'), ({ family }) => family)
    const isBehind = ({ family, softwareVersion }: (typeof installed)[number]) =>
      (findUpdate(softwareVersion, released.get(family) ?? [])?.versionsBehind ?? 0) > 0
    return installed.filter(isBehind).reduce((total, { machines }) => total + machines, 0)
  })
}
