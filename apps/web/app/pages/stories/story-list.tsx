import { Block } from '@ferrule/blocks/block'
import type { PageSummary } from '@ferrule/content-client/page-summary'
import { useAddresses } from '../use-addresses.ts'
import { useBlockLabels } from '../use-block-labels.ts'

type StoryListProps = {
  heading: string
  stories: readonly PageSummary[]
  more?: { text: string; href: string }
}

/** Stories, rendered with the teaser block. */
export function StoryList({ heading, stories, more }: StoryListProps) {
  const addresses = useAddresses()
  const labels = useBlockLabels()
  return (
    <Block
      content={{
        blockType: 'story-teasers',
        heading,
        note: null,
        links: more ? [more] : [],
        arrangement: 'row',
        stories: stories.map(({ title, description, story, publishedAt, path, image }) => ({
          title,
          text: story?.leadText || description,
          topic: story?.category?.name ?? null,
          date: publishedAt,
          href: `/${path}`,
          image,
        })),
      }}
      addresses={addresses}
      labels={labels}
      first={false}
    />
  )
}
