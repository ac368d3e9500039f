import type { PhoneLink } from '@ferrule/domain/files/phone-link'
import { sql } from 'kysely'
import type { Queries } from '../postgres/database.ts'
import { deleteBatch } from '../postgres/delete-batch.ts'
import type { SignedPhoneLink } from './phone-links.ts'

/** Locks the link until the transaction ends, so that concurrent additions are counted one after the other. */
export async function lockPhoneLink(tx: Queries, { id, endsAt }: SignedPhoneLink): Promise<PhoneLink> {
  await tx
    .insertInto('phoneLink')
    .values({ id, endsAt })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
  const { endedAt } = await tx
    .selectFrom('phoneLink')
    .where('id', '=', id)
    .select('endedAt')
    .forUpdate()
    .executeTakeFirstOrThrow()
  return { endsAt, endedAt, files: (await listPhoneFiles(tx, id)).length }
}

export async function findEnd(queries: Queries, id: string): Promise<Date | null> {
  const found = await queries.selectFrom('phoneLink').where('id', '=', id).select('endedAt').executeTakeFirst()
  return found?.endedAt ?? null
}

export async function endLink(tx: Queries, { id, endsAt }: SignedPhoneLink, endedAt: Date): Promise<boolean> {
  const ended = await tx
    .insertInto('phoneLink')
    .values({ id, endsAt, endedAt })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ endedAt }).where('phoneLink.endedAt', 'is', null))
    .returning('id')
    .executeTakeFirst()
  return ended !== undefined
}

type PhoneFilesToAdd = { linkId: string; uploadIds: readonly string[]; addedAt: Date }

/** Returns the number of new files. A file added through another link stays with that one. */
export async function insertPhoneFiles(tx: Queries, { linkId, uploadIds, addedAt }: PhoneFilesToAdd): Promise<number> {
  const inserted = await tx
    .insertInto('phoneFile')
    .values(uploadIds.map((uploadId) => ({ linkId, uploadId, addedAt })))
    .onConflict((conflict) => conflict.column('uploadId').doNothing())
    .returning('uploadId')
    .execute()
  return inserted.length
}

export type PhoneFile = { id: string; fileName: string; byteSize: number }

export async function listPhoneFiles(queries: Queries, linkId: string): Promise<PhoneFile[]> {
  return queries
    .selectFrom('phoneFile')
    .innerJoin('upload', 'upload.id', 'phoneFile.uploadId')
    .where('linkId', '=', linkId)
    .select(['upload.id', 'fileName', 'byteSize'])
    .orderBy('addedAt')
    .orderBy('fileName')
    .execute()
}

/** Deletes a batch of links that expired before a time, with their lists of files. Returns their number. */
export async function deleteOldLinks(tx: Queries, before: Date): Promise<number> {
  return deleteBatch(tx, 'phoneLink', sql`ends_at < ${before}`)
}
