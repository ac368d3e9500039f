import type { ObjectStorage } from '@ferrule/connectors/object-storage/object-storage'
import { releases } from '@ferrule/seeds/software/releases'
import { sql } from 'kysely'
import { stableId } from '../catalogue/stable-id.ts'
import type { Database } from '../postgres/database.ts'

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
