import { isToBeFound } from '@ferrule/domain/pages/fixed-pages'
import { parseLocale } from '@ferrule/domain/locales/locale'
import { AnchorNavigation } from '@ferrule/ui/anchor-navigation'
import { TableOfContents } from '@ferrule/ui/table-of-contents'
import { Wrap } from '@ferrule/ui/wrap'
import { Breadcrumb } from '../frame/breadcrumb.tsx'
import { useFrame } from '../frame/frame.ts'
import { useTexts } from '../frame/texts.tsx'
import { PageHead, type PageHeadProps } from '../found/page-head.tsx'
import { Blocks } from './blocks.tsx'
import { ReleaseHead } from './media-releases/release-head.tsx'
import { listAnchors, listHeadings } from './page-sections.ts'
import classes from './page-view.module.css'
import { StoryFoot } from './stories/story-foot.tsx'
import { StoryHead } from './stories/story-head.tsx'
import type { PageView as View } from './view.ts'

/** A page of blocks, with the head and foot of its type. */
export function PageView({ view }: { view: View }) {
  const { page, steps, isHome } = view
  const { locale } = useFrame()
  const isInOwnLanguage = page.locale === parseLocale(locale)?.language
  return (
    <>
      <PageHead {...toHead(view, isInOwnLanguage)} />
      {!isHome && <Breadcrumb current={page.title} steps={steps} />}
      <div lang={isInOwnLanguage ? undefined : page.locale}>
        <Title view={view} />
        <Body view={view} />
        {page.story && <StoryFoot view={view} />}
      </div>
    </>
  )
}

function toHead({ page, versions, steps, isHome }: View, isInOwnLanguage: boolean): PageHeadProps {
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
    written: isInOwnLanguage ? undefined : page.locale,
    steps,
    isHome,
    image,
    article: article ?? undefined,
    hidden: !isToBeFound(page),
  }
}

function Title({ view: { page } }: { view: View }) {
  if (page.story) return <StoryHead page={page} story={page.story} />
  if (page.mediaRelease) return <ReleaseHead page={page} release={page.mediaRelease} />
  if (page.blocks[0]?.blockType === 'hero') return null
  return (
    <Wrap className={classes.head}>
      <h1>{page.title}</h1>
    </Wrap>
  )
}

/** What leads to the sections stands above them, but below the opening of the page. */
function Body({ view: { page } }: { view: View }) {
  const texts = useTexts()
  const anchors = listAnchors(page.blocks)
  const headings = page.showTableOfContents ? listHeadings(page.blocks) : []
  const opening = page.blocks[0]?.blockType === 'hero' ? 1 : 0
  return (
    <>
      <Blocks blocks={page.blocks.slice(0, opening)} first />
      {anchors.length > 1 && <AnchorNavigation label={texts('frame.on-this-page')} sections={anchors} />}
      {headings.length > 1 && (
        <Wrap className={classes.contents}>
          <TableOfContents title={texts('frame.table-of-contents')} entries={headings} />
        </Wrap>
      )}
      <Blocks blocks={page.blocks.slice(opening)} first={opening === 0} from={opening} linked={headings.length > 1} />
    </>
  )
}
