import { blockContent } from '@ferrule/blocks/block-content'
import { blockFragments, blockSelection } from '@ferrule/blocks/block-fragments'
import { pictureContent, pictureSelection } from '@ferrule/blocks/pictures/picture-content'
import { listLinkedPages } from '@ferrule/domain/navigation/page-reference'
import { pageTypes } from '@ferrule/domain/pages/page'
import { pageProtection } from '@ferrule/domain/pages/page-protection'
import { themeKey } from '@ferrule/domain/pages/theme-schema'
import { z } from 'zod'
import { optionalList, optionalFlag, optionalText, publishedLanguages } from './response-fields.ts'

const subjectSelection = '{ slug name }'

const toSummarySelection = (
  contactFields: string,
) => `id path title description pageType publishedLanguages countries mainSiteOnly publishAt updatedAt
  protection { level role passwordVersion }
  image ${pictureSelection}
  story { leadText category ${subjectSelection} topics ${subjectSelection} productSlugs contacts { ${contactFields} image ${pictureSelection} } }
  mediaRelease { leadText adHoc } catalogue { classificationSlug }`

const summarySelection = toSummarySelection('id name slug role')

export const pageSelection = `${toSummarySelection('id name slug role biography')}
  slug theme showTableOfContents blocks ${blockSelection}`

export const pageQuery = `query Page($site: JSON!, $path: String!, $locale: LocaleInputType!) {
  Pages(where: { AND: [{ site: { equals: $site } }, { path: { equals: $path } }] }, locale: $locale, limit: 1) {
    docs { ${pageSelection} }
  }
}
${blockFragments}`

export const pagesByIdQuery = `query PagesById($ids: [String!], $locale: LocaleInputType!) {
  Pages(where: { id: { in: $ids } }, locale: $locale, limit: 100) { docs { ${pageSelection} } }
}
${blockFragments}`

export const summariesQuery = `query PageSummaries($site: JSON!, $locale: LocaleInputType!, $page: Int!) {
  Pages(where: { site: { equals: $site } }, locale: $locale, limit: 500, page: $page, sort: "-publishAt,id") {
    hasNextPage
    docs { ${summarySelection} }
  }
}`

const protection = z
  .object({ level: z.string().nullish(), role: z.string().nullish(), passwordVersion: z.string().nullish() })
  .nullish()
  .transform((stored) => {
    // GraphQL enum values cannot contain hyphens.
    const level = (stored?.level ?? 'none').replaceAll('_', '-')
    const { role, passwordVersion } = stored ?? {}
    return pageProtection.parse({ level, role: role ?? undefined, passwordVersion: passwordVersion ?? undefined })
  })

const picture = pictureContent.nullish().transform((image) => image ?? null)

/** A category or topic without a name in this language gets its slug as name. */
const subject = z
  .object({ slug: z.string(), name: optionalText })
  .transform(({ slug, name }) => ({ slug, name: name || slug }))

const contact = z.object({
  id: z.string(),
  name: z.string(),
  slug: optionalText,
  role: optionalText,
  biography: optionalText,
  image: picture,
})

const story = z.object({
  leadText: optionalText,
  category: subject.nullish().transform((category) => category ?? null),
  topics: optionalList(subject),
  productSlugs: optionalList(z.string()),
  contacts: optionalList(contact),
})

const mediaRelease = z.object({
  leadText: optionalText,
  adHoc: optionalFlag,
})

const summaryFields = z.object({
  id: z.string().min(1),
  path: optionalText,
  title: optionalText,
  description: optionalText,
  pageType: z
    .enum(pageTypes)
    .nullish()
    .transform((type) => type ?? 'Content'),
  publishedLanguages,
  countries: optionalList(z.string()),
  mainSiteOnly: optionalFlag,
  publishAt: z.string().nullish(),
  updatedAt: z.string(),
  protection,
  image: picture,
  story: story.nullish(),
  mediaRelease: mediaRelease.nullish(),
  catalogue: z.object({ classificationSlug: optionalText }).nullish(),
})

/** The content service returns the fields of every page type; only those of the page's own type are used. */
function toSummaryFields({ publishAt, publishedLanguages: inOrder, ...fields }: z.infer<typeof summaryFields>) {
  return {
    ...fields,
    languages: inOrder,
    publishedAt: publishAt ?? fields.updatedAt,
    story: fields.pageType === 'Story' ? (fields.story ?? null) : null,
    mediaRelease: fields.pageType === 'MediaRelease' ? (fields.mediaRelease ?? null) : null,
    catalogue: fields.pageType === 'Catalogue' ? (fields.catalogue ?? null) : null,
  }
}

/** The fields of a page as the content service returns them. */
export const pageShape = summaryFields.extend({
  slug: z.string().min(1),
  theme: themeKey.nullish().transform((theme) => theme ?? 'Default'),
  showTableOfContents: optionalFlag,
  blocks: z.array(blockContent),
})

export function toPageFields({ slug, theme, showTableOfContents, blocks, ...summary }: z.infer<typeof pageShape>) {
  const linkedPages = listLinkedPages(blocks)
  return { ...toSummaryFields(summary), slug, type: 'pages', theme, showTableOfContents, blocks, linkedPages }
}

const pageFields = pageShape.transform(toPageFields)

export const pageResponse = z.object({ Pages: z.object({ docs: z.array(pageFields) }) })

export const summariesResponse = z.object({
  Pages: z.object({ hasNextPage: z.boolean(), docs: z.array(summaryFields.transform(toSummaryFields)) }),
})
