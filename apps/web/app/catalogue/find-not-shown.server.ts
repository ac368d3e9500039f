import { runOnDataService } from '../request/run-on-data-service.server.ts'
import { NotShown } from './not-shown.generated.ts'

/** Which of these slugs of the catalogue must not be led to in a country. */
export async function findNotShown(country: string, slugs: readonly string[]): Promise<ReadonlySet<string>> {
  if (slugs.length === 0) return new Set()
  return new Set((await runOnDataService(NotShown, { country, slugs: slugs.join(',') })).slugs)
}
