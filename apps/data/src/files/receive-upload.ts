import { toFileName } from '@ferrule/domain/files/file-name'
import type { Deps } from '../graphql/request-context.ts'
import { addJob } from '../postgres/add-job.ts'
import { insertUpload } from './upload-store.ts'

export type ReceivedUpload = { id: string; fileName: string; byteSize: number }

/** Records a file that has arrived in full and has it scanned. Reported twice, it is recorded once. */
export async function receiveUpload({ db }: Pick<Deps, 'db'>, received: ReceivedUpload): Promise<void> {
  await db.transaction(async (tx) => {
    const first = await insertUpload(tx, { ...received, fileName: toFileName(received.fileName) })
    if (first) await addJob(tx, 'scan-upload', { uploadId: received.id })
  })
}
