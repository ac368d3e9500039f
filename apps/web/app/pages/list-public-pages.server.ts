import type { PageSummary } from '@ferrule/content-client/page-summary'
import { findPageRefusal } from '@ferrule/domain/pages/find-page-refusal'
import type { Visit } from '../visit/contexts.ts'
import { getServices } from '../visit/services.server.ts'

/** Lists the pages of this site that are public in the visitor's language and country. */
export async function listPublicPages({ site, locale, isEditor, reading }: Visit): Promise<PageSummary[]> {
  const pages = await getServices().content.listPages(site.slug, locale.language, reading)
  return pages.filter(
    (page) => !findPageRefusal({ ...page, isPublished: true }, { siteSlug: site.slug, locale, isEditor }),
  )
}
