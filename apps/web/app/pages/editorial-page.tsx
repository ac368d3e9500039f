import { openingOf, type PageOpening } from '@ferrule/domain/pages/page-opening'
import { isIndexable } from '@ferrule/domain/pages/indexable'
import { parseLocale } from '@ferrule/domain/locales/locale'
import { Wrap } from '@ferrule/ui/wrap'
import { CriticalStyles } from '../frame/critical-styles.tsx'
import { useFrame } from '../frame/frame.ts'
import { InvestorSections } from '../investors/investor-sections.tsx'
import { PageHead, type PageHeadProps } from '../seo/page-head.tsx'
import { Blocks } from './blocks.tsx'
import { ReleaseFoot } from './media-releases/release-foot.tsx'
import { ReleaseHead } from './media-releases/release-head.tsx'
import { OpeningCrumbs } from './opening-crumbs.tsx'
import { PageContents } from './page-contents.tsx'
import { listAnchors, listHeadings } from './page-sections.ts'
import classes from './editorial-page.module.css'
import { StoryBody } from './stories/story-body.tsx'
import { StoryFoot } from './stories/story-foot.tsx'
import { StoryHead } from './stories/story-head.tsx'
import { TermsList } from './terms/terms-list.tsx'
import type { EditorialPageData } from './view.ts'

/** An editorial page: blocks with the head and foot of its page type. */
export function EditorialPage({ view }: { view: EditorialPageData }) {
  const { page, steps, isHome } = view
  const { locale } = useFrame()
  const isTranslated = page.locale === parseLocale(locale)?.language
  return (
    <>
      {hasArticleStyles(page) && <CriticalStyles of="article" />}
      <PageHead {...toHead(view, isTranslated)} />
      {!isHome && <OpeningCrumbs opening={findOpening(page)} current={page.title} steps={steps} />}
      <div lang={isTranslated ? undefined : page.locale}>
        <Title view={view} />
        {page.story ? <StoryBody view={view} /> : <Body view={view} />}
        {page.story && <StoryFoot view={view} />}
        {page.mediaRelease && <ReleaseFoot publishedAt={page.publishedAt} checksum={view.checksum} />}
      </div>
    </>
  )
}

/** Stories, media releases and long pages with an index. */
function hasArticleStyles({ story, mediaRelease, showTableOfContents, blocks }: EditorialPageData['page']): boolean {
  return Boolean(story || mediaRelease || showTableOfContents || listAnchors(blocks).length > 1)
}

function findOpening({ blocks: [hero], path }: EditorialPageData['page']): PageOpening | undefined {
  return hero?.blockType === 'hero' ? (hero.opening ?? openingOf(path)) : undefined
}

function toHead({ page, versions, steps, isHome }: EditorialPageData, isTranslated: boolean): PageHeadProps {
  const { title, description, image, story, mediaRelease, publishedAt, updatedAt } = page
  const article = (story || mediaRelease) && {
    kind: story ? ('Article' as const) : ('NewsArticle' as const),
    publishedAt,
    updatedAt,
    authors: story?.contacts.map(({ name }) => name) ?? [],
  }
  return {
    title,
    description: description || story?.leadText || mediaRelease?.leadText || '',
    versions,
    addresses: page,
    written: isTranslated ? undefined : page.locale,
    steps,
    isHome,
    image,
    article: article ?? undefined,
    hidden: !isIndexable(page),
  }
}

function Title({ view: { page, readingMinutes } }: { view: EditorialPageData }) {
  if (page.story) return <StoryHead page={page} story={page.story} readingMinutes={readingMinutes} />
  if (page.mediaRelease) return <ReleaseHead page={page} release={page.mediaRelease} />
  if (page.blocks[0]?.blockType === 'hero') return null
  return (
    <Wrap className={classes.head}>
      <h1>{page.title}</h1>
    </Wrap>
  )
}

/** Anchor navigation and table of contents follow the hero and precede the other blocks. */
function Body({ view: { page, records } }: { view: EditorialPageData }) {
  const anchors = listAnchors(page.blocks)
  const headings = page.showTableOfContents ? listHeadings(page.blocks) : []
  const hasRecords = records.investorRecords.length + records.termsDocuments.length > 0
  const opening = page.blocks[0]?.blockType === 'hero' ? 1 : 0
  // The key figures of an opening stay with it, above the tables.
  const rest = hasRecords && page.blocks[opening]?.blockType === 'key-figures' ? opening + 1 : opening
  return (
    <>
      <Blocks blocks={page.blocks.slice(0, opening)} first />
      <PageContents {...{ anchors, headings }} />
      {hasRecords && <CriticalStyles of="figures" />}
      {rest > opening && <Blocks blocks={page.blocks.slice(opening, rest)} from={opening} stylesLinked />}
      <InvestorSections records={records.investorRecords} path={page.path} />
      <Blocks
        blocks={page.blocks.slice(rest)}
        first={rest === 0}
        from={rest}
        linked={headings.length > 1}
        stylesLinked={hasRecords}
      />
      {records.termsDocuments.length > 0 && <TermsList documents={records.termsDocuments} />}
    </>
  )
}
