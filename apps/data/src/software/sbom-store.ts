import type { Queries } from '../postgres/database.ts'

/** A release with the hash of its list of components, which is null if it has none. Locks the release. */
export async function findReleaseWithSbom(tx: Queries, { family, version }: { family: string; version: string }) {
  return tx
    .selectFrom('softwareRelease')
    .leftJoin('softwareSbom', 'softwareSbom.releaseId', 'softwareRelease.id')
    .where('family', '=', family)
    .where('version', '=', version)
    .select(['softwareRelease.id', 'softwareSbom.sha256'])
    .forUpdate('softwareRelease')
    .executeTakeFirst()
}

export type NewSbom = { releaseId: string; document: string; sha256: string; components: number; importedAt: Date }

export async function insertSbom(
  tx: Queries,
  { releaseId, document, sha256, components, importedAt }: NewSbom,
): Promise<void> {
  await tx.insertInto('softwareSbom').values({ releaseId, document, sha256, components, importedAt }).execute()
}

export async function findSbom(tx: Queries, releaseId: string) {
  return tx
    .selectFrom('softwareSbom')
    .where('releaseId', '=', releaseId)
    .select(['document', 'sha256'])
    .executeTakeFirst()
}
