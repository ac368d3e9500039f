import type { BlockContent } from '@ferrule/blocks/block-content'
import type { PublishedPage } from '@ferrule/content-client/published-page'
import type { FeedKind } from '@ferrule/domain/found/feed-name'
import type { Breadcrumb as Step } from '@ferrule/domain/navigation/breadcrumbs'
import type { PageVersions } from '@ferrule/domain/pages/page-versions'
import { Column, Grid } from '@ferrule/ui/grid'
import { Wrap } from '@ferrule/ui/wrap'
import type { ReactNode } from 'react'
import { Breadcrumb } from '../frame/breadcrumb.tsx'
import { useReaderLanguage } from '../frame/use-reader-language.ts'
import { PageHead } from '../found/page-head.tsx'
import { Blocks } from './blocks.tsx'
import classes from './overview.module.css'

type OverviewProps = {
  view: { page: PublishedPage | undefined; versions: PageVersions; steps: readonly Step[] }
  /** Where no editor wrote one. */
  title: string
  lead?: string
  /** What of it can be followed. */
  feed?: FeedKind
  children: ReactNode
}

/** Title and list stand there already. */
const superseded: readonly BlockContent['blockType'][] = [
  'hero',
  'story-teasers',
  'news-feed-teaser',
  'location-teaser',
]

/** A list of pages under its title. What an editor wrote for the address stands around it. */
export function Overview({ view: { page, steps, versions }, title, lead, feed, children }: OverviewProps) {
  const own = useReaderLanguage()
  // A title in another language is no better than ours in the reader's.
  const written = page?.locale === own ? page : undefined
  const shownTitle = written?.title || title
  const shownLead = written?.description || lead
  return (
    <>
      <PageHead
        title={shownTitle}
        description={shownLead ?? ''}
        versions={versions}
        steps={steps}
        image={page?.image}
        feed={feed}
      />
      <Breadcrumb current={shownTitle} steps={steps} />
      <Wrap className={classes.head}>
        <Grid>
          <Column span={7}>
            <h1>{shownTitle}</h1>
          </Column>
          <Column span={5}>{shownLead && <p className={classes.lead}>{shownLead}</p>}</Column>
        </Grid>
      </Wrap>
      {children}
      {page && (
        <div lang={written ? undefined : page.locale}>
          <Blocks blocks={page.blocks.filter(({ blockType }) => !superseded.includes(blockType))} />
        </div>
      )}
    </>
  )
}
