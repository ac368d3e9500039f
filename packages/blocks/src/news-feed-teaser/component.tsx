import type { Addresses } from '../addresses.ts'
import type { Labels } from '../labels.ts'
import { HeadSection } from '../sections/head-section.tsx'
import type { NewsFeedTeaserContent } from './block.ts'
import { NewsList } from './news-list.tsx'

type NewsFeedTeaserProps = { content: NewsFeedTeaserContent; addresses: Addresses; labels: Labels }

export function NewsFeedTeaser({ content, addresses, labels }: NewsFeedTeaserProps) {
  return (
    <HeadSection head={content} addresses={addresses}>
      <NewsList news={content.news} addresses={addresses} labels={labels} />
    </HeadSection>
  )
}
