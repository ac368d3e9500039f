import { sql } from 'kysely'
import type { Queries } from '../postgres/database.ts'

export type ReleaseFile = { fileName: string; byteSize: number }

/** The files of all releases of these families, by `family version`. */
export async function listReleaseFiles(tx: Queries, families: readonly string[]): Promise<Map<string, ReleaseFile>> {
  const rows = await tx
    .selectFrom('softwareRelease')
    .where((where) => where('family', '=', where.fn.any(where.val([...families]))))
    .select(['family', 'version', 'fileName', sql<number>`byte_size::int`.as('byteSize')])
    .execute()
  return new Map(
    rows.map(({ family, version, fileName, byteSize }) => [`${family} ${version}`, { fileName, byteSize }]),
  )
}
