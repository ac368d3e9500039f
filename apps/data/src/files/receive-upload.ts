import { toFileName } from '@ferrule/domain/files/file-name'
import type { Deps } from '../graphql/request-context.ts'
import { addJob } from '../postgres/add-job.ts'
import { insertUpload } from './upload-store.ts'

export type ReceivedUpload = { id: string; fileName: string; byteSize: number }

/** Records a complete upload and enqueues its scan. Idempotent. */
export async function receiveUpload({ db }: Pick<Deps, 'db'>, received: ReceivedUpload): Promise<void> {
  await db.transaction(async (tx) => {
    const isNew = await insertUpload(tx, { ...received, fileName: toFileName(received.fileName) })
    if (isNew) await addJob(tx, 'scan-upload', { uploadId: received.id })
  })
}
