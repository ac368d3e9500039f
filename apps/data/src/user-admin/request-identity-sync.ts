import { addJob } from '../postgres/add-job.ts'
import type { Queries } from '../postgres/database.ts'

/** Marks a person as changed and adds the job that applies the change at the identity server, in one transaction. */
export async function requestIdentitySync(tx: Queries, personId: string, at: Date): Promise<void> {
  await tx
    .insertInto('identitySync')
    .values({ personId, requestedAt: at })
    .onConflict((conflict) => conflict.column('personId').doUpdateSet({ requestedAt: at }))
    .execute()
  await addJob(tx, 'sync-person', { personId })
}
