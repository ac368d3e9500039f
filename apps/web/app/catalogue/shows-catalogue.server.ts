import type { CatalogueArea } from '@ferrule/domain/catalogue/catalogue-address'
import { findPage } from '../pages/find-page.server.ts'
import type { Visit } from '../visit/contexts.ts'
import { orThrow503 } from '../http/or-throw-503.server.ts'

/** The main site always shows the catalogue; another site only if it has an editorial entry page for the area. */
export async function showsCatalogue(
  visit: Pick<Visit, 'site' | 'locale' | 'reading' | 'isEditor'>,
  area: CatalogueArea,
): Promise<boolean> {
  if (visit.site.slug === '') return true
  const entry = await orThrow503('content', findPage({ ...visit, segments: [area] }))
  return entry?.page.pageType === 'Catalogue'
}
