import { findUpdate } from '@ferrule/domain/software/version'
import type { Queries } from '../postgres/database.ts'
import { listReleases } from './release-store.ts'

/** The newest version for a machine and the number of versions it is behind. Undefined if it is up to date. */
export async function findNewestSoftware(
  tx: Queries,
  { productSlug, softwareVersion }: { productSlug: string; softwareVersion: string },
): Promise<{ version: string; versionsBehind: number } | undefined> {
  const [family = ''] = productSlug.split('-')
  const update = findUpdate(softwareVersion, await listReleases(tx, [family], 'en'))
  return update && { version: update.newest.version, versionsBehind: update.versionsBehind }
}
