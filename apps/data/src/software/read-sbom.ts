import type { Deps } from '../graphql/request-context.ts'
import { withUserScope } from '../portal-access/with-user-scope.ts'
import type { SignedInActor } from '../sign-in/actor.ts'
import { findOwnRelease } from './release-store.ts'
import { findSbom } from './sbom-store.ts'

export type Sbom = NonNullable<Awaited<ReturnType<typeof readSbom>>>

/** The list of components of a release, for those who may download the release; undefined for others. */
export async function readSbom(
  { db }: Pick<Deps, 'db'>,
  actor: SignedInActor,
  requested: { family: string; version: string },
) {
  return withUserScope(db, actor, async (tx, scope) => {
    const release = await findOwnRelease(tx, scope, requested)
    const sbom = release && (await findSbom(tx, release.id))
    return sbom && { ...sbom, fileName: `${release.family}-control-${release.version}.cdx.json` }
  })
}
