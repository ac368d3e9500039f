import type { PublishedPage } from '@ferrule/content-client/published-page'
import { toCountryCode } from '@ferrule/domain/locales/locale-codes'
import { errorFields } from '@ferrule/telemetry/log'
import { ComparedProducts } from '../comparison/compared-products.generated.ts'
import type { Visit } from '../visit/contexts.ts'
import { getServices } from '../visit/services.server.ts'
import type { ComparedMachines } from './compared-machines.ts'
import { queryCatalogue } from './query-catalogue.server.ts'

/**
 * Loads the technical data for the comparisons of a page. While the data service is unavailable, they are shown
 * without. The surrogate keys of the products are those of the teasers.
 */
export async function loadComparedMachines(
  visit: Visit,
  { blocks }: Pick<PublishedPage, 'blocks'>,
): Promise<ComparedMachines> {
  const compared = blocks.flatMap((block) => (block.blockType === 'machine-comparison' ? block.products : []))
  const slugs = [...new Set(compared.map(({ slug }) => slug))]
  if (slugs.length === 0) return {}
  const market = { language: visit.locale.language, country: toCountryCode(visit.locale) }
  try {
    const { getProductsBySlugs } = await queryCatalogue(visit, ComparedProducts, { ...market, slugs: slugs.join(',') })
    return Object.fromEntries(getProductsBySlugs.map(({ slug, specifications }) => [slug, specifications]))
  } catch (error) {
    getServices().log.error('service-unavailable', { component: 'data', ...errorFields(error) })
    return {}
  }
}
