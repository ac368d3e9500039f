import { type BlockContent, blockContent } from '@ferrule/blocks/block-content'
import { blockFragments } from '@ferrule/blocks/block-fragments'
import type { PublicationFacts } from '@ferrule/domain/editor/preview-visibility'
import type { Language } from '@ferrule/domain/locales/language'
import type { ContentStage } from '@ferrule/domain/translation/page-translation'
import { z } from 'zod'
import { pageSelection, pageShape, toPageFields } from './page-response.ts'
import type { PublishedPage } from './published-page.ts'
import { type Ask, type ContentServiceAddress, queryContentService } from './query-content-service.ts'
import { optionalText } from './response-fields.ts'
import { SiteIds } from './site-ids.ts'

const stagedPageQuery = `query StagedPage($where: Page_where!, $locale: LocaleInputType!, $draft: Boolean!) {
  Pages(where: $where, locale: $locale, draft: $draft, limit: 1) {
    docs { ${pageSelection} _status appearsAt unpublishAt }
  }
}
${blockFragments}`

/** A page in one language at one stage, for editors: also as a draft, and before and after its publication. */
export type StagedPage = {
  page: PublishedPage
  publication: PublicationFacts
  /** How many blocks of the draft lack a required field, and are left out. */
  incompleteBlocks: number
}

export type StagedPageAddress = { siteSlug: string; language: Language; stage: ContentStage } & (
  | { path: string }
  | { id: string }
)

const moment = z
  .string()
  .nullish()
  .transform((at) => at ?? null)

/** Drafts may lack any field. */
const stagedShape = pageShape.extend({
  slug: optionalText,
  blocks: z
    .array(z.unknown())
    .nullish()
    .transform((blocks) => blocks ?? []),
  _status: z.string().nullish(),
  appearsAt: moment,
  unpublishAt: moment,
})

const stagedResponse = z.object({ Pages: z.object({ docs: z.array(stagedShape) }) })

/**
 * Reads pages for previews; never cached. The reader returns undefined if the page has no text in this language. The
 * published stage is the text that visitors read, or would read without its embargo.
 */
export function createStagedPageReader(address: ContentServiceAddress) {
  const runQuery: Ask = (request) => queryContentService(address, request)
  const siteIds = new SiteIds(runQuery)
  return async ({ siteSlug, language, stage, ...place }: StagedPageAddress): Promise<StagedPage | undefined> => {
    const site = await siteIds.find(siteSlug)
    if (site === undefined) return undefined
    const key = 'id' in place ? { id: { equals: place.id } } : { path: { equals: place.path } }
    const { Pages } = await runQuery({
      operation: 'StagedPage',
      query: stagedPageQuery,
      variables: { where: { AND: [{ site: { equals: site } }, key] }, locale: language, draft: stage === 'DRAFT' },
      languages: [language],
      answer: stagedResponse,
      drafts: true,
    })
    const [found] = Pages.docs
    const isPublished = found?._status === 'published'
    if (!found?.title || (stage === 'PUBLISHED' && !isPublished)) return undefined
    return toStagedPage(found, { siteSlug, language, isPublished })
  }
}

export type ReadStagedPage = ReturnType<typeof createStagedPageReader>

function toStagedPage(
  { _status, appearsAt, unpublishAt, ...fields }: z.infer<typeof stagedShape>,
  { siteSlug, language, isPublished }: { siteSlug: string; language: Language; isPublished: boolean },
): StagedPage {
  const blocks = fields.blocks.flatMap((block): BlockContent[] => {
    const parsed = blockContent.safeParse(block)
    return parsed.success ? [parsed.data] : []
  })
  const page = toPageFields({ ...fields, blocks })
  // The previewed language counts as published, so that the page links to it.
  const languages = page.languages.includes(language) ? page.languages : [...page.languages, language]
  return {
    page: { ...page, languages, siteSlug, locale: language, isPublished },
    publication: { isPublished, publishAt: fields.publishAt ?? null, appearsAt, unpublishAt },
    incompleteBlocks: fields.blocks.length - blocks.length,
  }
}
