import type { CatalogueArea } from '@ferrule/domain/catalogue/catalogue-address'
import { findPage } from '../pages/find-page.server.ts'
import type { Visit } from '../request/contexts.ts'
import { orUnavailable } from '../request/or-unavailable.server.ts'

/** The main site always does; another site where an editor wrote the entry of its catalogue. */
export async function showsCatalogue(
  visit: Pick<Visit, 'site' | 'locale' | 'reading' | 'isEditor'>,
  area: CatalogueArea,
): Promise<boolean> {
  if (visit.site.slug === '') return true
  const entry = await orUnavailable('content', findPage({ ...visit, segments: [area] }))
  return entry?.page.pageType === 'Catalogue'
}
