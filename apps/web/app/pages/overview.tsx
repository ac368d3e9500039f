import type { BlockContent } from '@ferrule/blocks/block-content'
import type { PublishedPage } from '@ferrule/content-client/published-page'
import type { FeedKind } from '@ferrule/domain/seo/feed-name'
import type { Breadcrumb as Step } from '@ferrule/domain/navigation/breadcrumbs'
import type { PageVersions } from '@ferrule/domain/pages/page-versions'
import { Column, Grid } from '@ferrule/ui/grid'
import { Wrap } from '@ferrule/ui/wrap'
import type { ReactNode } from 'react'
import { Breadcrumb } from '../frame/breadcrumb.tsx'
import { useUserLanguage } from '../frame/use-user-language.ts'
import { PageHead } from '../seo/page-head.tsx'
import { Blocks } from './blocks.tsx'
import classes from './overview.module.css'

type OverviewProps = {
  view: { page: PublishedPage | undefined; versions: PageVersions; steps: readonly Step[] }
  /** The default, for addresses without an editorial page. */
  title: string
  lead?: string
  /** The feed of the list. */
  feed?: FeedKind
  children: ReactNode
}

/** Blocks that are left out, because the overview already shows a title and a list. */
const superseded: readonly BlockContent['blockType'][] = [
  'hero',
  'story-teasers',
  'news-feed-teaser',
  'location-teaser',
]

/** A list of pages with title and lead, and the blocks of the editorial page. */
export function Overview({ view: { page, steps, versions }, title, lead, feed, children }: OverviewProps) {
  const language = useUserLanguage()
  // The default title in the visitor's language is better than an editorial one in a fallback language.
  const translated = page?.locale === language ? page : undefined
  const pageTitle = translated?.title || title
  const pageLead = translated?.description || lead
  return (
    <>
      <PageHead
        title={pageTitle}
        description={pageLead ?? ''}
        versions={versions}
        steps={steps}
        image={page?.image}
        feed={feed}
      />
      <Breadcrumb current={pageTitle} steps={steps} />
      <Wrap className={classes.head}>
        <Grid>
          <Column span={7}>
            <h1>{pageTitle}</h1>
          </Column>
          <Column span={5}>{pageLead && <p className={classes.lead}>{pageLead}</p>}</Column>
        </Grid>
      </Wrap>
      {children}
      {page && (
        <div lang={translated ? undefined : page.locale}>
          <Blocks blocks={page.blocks.filter(({ blockType }) => !superseded.includes(blockType))} />
        </div>
      )}
    </>
  )
}
