import { runOnDataService } from '../http/run-on-data-service.server.ts'
import { HiddenSlugs } from './hidden-slugs.generated.ts'

/** Returns those of the catalogue slugs that are hidden in a country and must not be linked there. */
export async function findHiddenSlugs(country: string, slugs: readonly string[]): Promise<ReadonlySet<string>> {
  if (slugs.length === 0) return new Set()
  return new Set((await runOnDataService(HiddenSlugs, { country, slugs: slugs.join(',') })).slugs)
}
