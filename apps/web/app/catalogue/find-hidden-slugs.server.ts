import { toCountryCode } from '@ferrule/domain/locales/locale-codes'
import type { Visit } from '../visit/contexts.ts'
import { HiddenSlugs } from './hidden-slugs.generated.ts'
import { queryCatalogue } from './query-catalogue.server.ts'

/** Returns those of the catalogue slugs that are hidden in the visitor's country and must not be linked there. */
export async function findHiddenSlugs(visit: Visit, slugs: readonly string[]): Promise<ReadonlySet<string>> {
  if (slugs.length === 0) return new Set()
  const variables = { country: toCountryCode(visit.locale), slugs: slugs.join(',') }
  return new Set((await queryCatalogue(visit, HiddenSlugs, variables)).slugs)
}
