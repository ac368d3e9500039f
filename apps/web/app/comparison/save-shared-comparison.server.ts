import { sharedComparisonInput } from '@ferrule/domain/comparison/comparison-input'
import { readComparedEntries } from '@ferrule/domain/comparison/compared-entries-parameter'
import { ok, refuse, type Result } from '@ferrule/domain/result'
import { errorFields } from '@ferrule/telemetry/log'
import { runOnDataService } from '../http/run-on-data-service.server.ts'
import { getServices } from '../visit/services.server.ts'
import { ShareComparison } from './share-comparison.generated.ts'

export type ShareFailure = 'limited' | 'failed'

/** Saves the comparison of the form under a short link. `address` is that of the client. */
export async function saveSharedComparison(
  form: FormData,
  address: string,
): Promise<Result<{ id: string }, ShareFailure>> {
  const products = form.get('products')
  const input = sharedComparisonInput.safeParse({
    idempotencyKey: form.get('idempotencyKey'),
    entries: readComparedEntries(typeof products === 'string' ? products : ''),
    measurementSystem: form.get('units'),
  })
  if (!input.success) return refuse('failed')
  try {
    const headers = { 'x-forwarded-for': address }
    const { shareComparison: shared } = await runOnDataService(ShareComparison, { input: input.data }, headers)
    if (shared.id === null) return refuse(shared.refusal === 'limited' ? 'limited' : 'failed')
    return ok({ id: shared.id })
  } catch (error) {
    getServices().log.error('comparison-not-shared', errorFields(error))
    return refuse('failed')
  }
}
