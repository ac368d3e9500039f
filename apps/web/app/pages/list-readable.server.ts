import type { PageSummary } from '@ferrule/content-client/page-summary'
import { findPageRefusal } from '@ferrule/domain/pages/find-page-refusal'
import type { Visit } from '../request/contexts.ts'
import { getServices } from '../request/services.server.ts'

/** The pages of this site that everybody may read here, in the reader's language and country. */
export async function listReadable({ site, locale, isEditor, reading }: Visit): Promise<PageSummary[]> {
  const pages = await getServices().content.listPages(site.slug, locale.language, reading)
  return pages.filter(
    (page) => !findPageRefusal({ ...page, isPublished: true }, { siteSlug: site.slug, locale, isEditor }),
  )
}
