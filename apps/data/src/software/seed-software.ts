import type { ObjectStorage } from '@ferrule/connectors/object-storage/object-storage'
import { releases } from '@ferrule/seeds/software/releases'
import { toSbom } from '@ferrule/seeds/software/sboms'
import { sql } from 'kysely'
import { stableId } from '../catalogue/stable-id.ts'
import type { Database } from '../postgres/database.ts'
import { importSbom } from './import-sbom.ts'

/** Inserts the demo software. Files are uploaded first, so that no release is offered without its file. */
export async function seedSoftware(
  db: Database,
  { storage, bucket }: { storage: ObjectStorage; bucket: string },
): Promise<number> {
  const known = await db.queries.selectFrom('softwareRelease').select('id').limit(1).executeTakeFirst()
  if (known) return 0
  await storage.ensureBucket(bucket)
  for (const { key, content } of releases) await storage.put(bucket, key, content)
  await db.queries
    .insertInto('softwareRelease')
    .values(
      releases.map(({ family, version, releasedOn, notes, key, fileName, content, sha256 }) => ({
        id: stableId('software', family, version),
        family,
        version,
        releasedOn: sql<Date>`${releasedOn}::date`,
        notes: JSON.stringify(notes),
        objectKey: key,
        fileName,
        byteSize: content.byteLength,
        sha256,
      })),
    )
    .execute()
  return releases.length
}

/** Imports the lists of components of the demo software; a release that has one keeps it. */
export async function seedSboms(db: Database, now: Date): Promise<number> {
  const results = []
  for (const release of releases) {
    const { family, version } = release
    const result = await importSbom({ db, now: () => now }, { family, version, text: toSbom(release) })
    if (!result.ok && result.reason !== 'already-stated') throw new Error(`${family} ${version}: ${result.reason}`)
    results.push(result)
  }
  return results.filter((result) => result.ok && result.value === 'new').length
}
