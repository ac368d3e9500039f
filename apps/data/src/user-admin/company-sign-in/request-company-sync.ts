import { addJob } from '../../postgres/add-job.ts'
import type { Queries } from '../../postgres/database.ts'

/** Marks the provider of an organisation as changed and adds the job that applies it; nothing without a provider. */
export async function requestCompanySync(tx: Queries, organisationId: string, at: Date): Promise<void> {
  const changed = await tx
    .updateTable('companySignIn')
    .set({ requestedAt: at })
    .where('organisationId', '=', organisationId)
    .returning('organisationId')
    .executeTakeFirst()
  if (changed) await addJob(tx, 'sync-company-sign-in', { organisationId })
}
