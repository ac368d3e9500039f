import type { PublishedPage } from '@ferrule/content-client/published-page'
import type { ReadStagedPage, StagedPage } from '@ferrule/content-client/staged-pages'
import type { ContentStage } from '@ferrule/domain/translation/page-translation'
import { aPageAt } from '../../http/services.fixture.ts'

type StagedFields = Partial<PublishedPage> & Partial<StagedPage['publication']>

export function aStagedPage(path: string, fields: StagedFields = {}): StagedPage {
  const { publishAt = null, appearsAt = null, unpublishAt = null, isPublished = true, ...page } = fields
  return {
    page: aPageAt(path, { isPublished, ...page }),
    publication: { isPublished, publishAt, appearsAt, unpublishAt },
    incompleteBlocks: 0,
  }
}

/** Reads pages of these stages, by path or id. */
export function stagedPagesOf(stages: Partial<Record<ContentStage, StagedPage[]>>): ReadStagedPage {
  return async ({ stage, language, siteSlug, ...place }) =>
    stages[stage]?.find(
      ({ page }) =>
        page.locale === language &&
        page.siteSlug === siteSlug &&
        ('id' in place ? page.id === place.id : page.path === place.path),
    )
}
