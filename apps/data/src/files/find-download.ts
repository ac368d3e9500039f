import { ok, refuse, type Result } from '@ferrule/domain/result'
import type { ObjectStorage, StoredObject } from '@ferrule/connectors/object-storage/object-storage'
import type { Deps } from '../graphql/request-context.ts'
import type { Actor } from '../sign-in/actor.ts'
import { seesAttachment } from '../tickets/sees-attachment.ts'
import { findUpload } from './upload-store.ts'

export type Download = StoredObject & { fileName: string }
export type FileDeps = Pick<Deps, 'db'> & { storage: ObjectStorage; filesBucket: string }

/** A file of a ticket. For callers who may not see the ticket it is unknown. */
export async function findAttachment(
  deps: FileDeps,
  actor: Actor,
  id: string,
): Promise<Result<Download, 'pending' | 'unknown'>> {
  return (await seesAttachment(deps, actor, id)) ? findDownload(deps, id) : refuse('unknown')
}

/** A file that passed the scan. Callers cannot distinguish an infected file from an unknown one. */
export async function findDownload(
  { db, storage, filesBucket }: FileDeps,
  id: string,
): Promise<Result<Download, 'pending' | 'unknown'>> {
  const upload = await findUpload(db.queries, id)
  if (upload?.state === 'pending') return refuse('pending')
  if (upload?.state !== 'clean') return refuse('unknown')
  const stored = await storage.find(filesBucket, id)
  if (!stored) throw new Error('a clean file is missing from the store')
  return ok({ ...stored, fileName: upload.fileName })
}
