import type { PageSummary } from '@ferrule/content-client/page-summary'
import { deriveOnce } from '@ferrule/domain/derive-once'
import { findPageRefusal } from '@ferrule/domain/pages/find-page-refusal'
import type { Visit } from '../visit/contexts.ts'
import { getServices } from '../visit/services.server.ts'

/** For the pages of a site and language: the public ones for each kind of visitor. */
const byVisitorOf = deriveOnce((_pages: readonly PageSummary[]) => new Map<string, readonly PageSummary[]>())

/** Lists the pages of this site that are public in the visitor's language and country. */
export async function listPublicPages({ site, locale, isEditor, reading }: Visit): Promise<readonly PageSummary[]> {
  const pages = await getServices().content.listPages(site.slug, locale.language, reading)
  const byVisitor = byVisitorOf(pages)
  const visitor = `${site.slug} ${locale.country ?? ''} ${isEditor}`
  const found =
    byVisitor.get(visitor) ??
    pages.filter((page) => !findPageRefusal({ ...page, isPublished: true }, { siteSlug: site.slug, locale, isEditor }))
  byVisitor.set(visitor, found)
  return found
}
