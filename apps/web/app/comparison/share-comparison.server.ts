import { sharedComparisonInput } from '@ferrule/domain/comparison/comparison-input'
import { readComparedEntries } from '@ferrule/domain/comparison/compared-entries'
import { errorFields } from '@ferrule/telemetry/log'
import { runOnDataService } from '../request/run-on-data-service.server.ts'
import { getServices } from '../request/services.server.ts'
import { ShareComparison } from './share-comparison.generated.ts'

/** Keeps what the form names under a short link; nothing if that was not possible. */
export async function shareComparison(form: FormData): Promise<{ id: string } | undefined> {
  const products = form.get('products')
  const input = sharedComparisonInput.safeParse({
    idempotencyKey: form.get('idempotencyKey'),
    entries: readComparedEntries(typeof products === 'string' ? products : ''),
    measurementSystem: form.get('units'),
  })
  if (!input.success) return undefined
  try {
    const { id } = (await runOnDataService(ShareComparison, { input: input.data })).shareComparison
    return id === null ? undefined : { id }
  } catch (error) {
    getServices().log.error('comparison-not-shared', errorFields(error))
    return undefined
  }
}
