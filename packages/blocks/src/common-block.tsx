import type { BlockProps } from './block-props.ts'
import type { CommonContent } from './lazy-style-blocks.ts'
import { Accordion } from './accordion/component.tsx'
import { Anchor } from './anchor/component.tsx'
import { CallToAction } from './call-to-action/component.tsx'
import { ClassificationGrid } from './classification-grid/component.tsx'
import { DownloadList } from './download-list/component.tsx'
import { Image } from './image/component.tsx'
import { KeyFigures } from './key-figures/component.tsx'
import { NewsFeedTeaser } from './news-feed-teaser/component.tsx'
import { ProductTeasers } from './product-teasers/component.tsx'
import { Quote } from './quote/component.tsx'
import { StoryTeasers } from './story-teasers/component.tsx'
import { TeaserGrid } from './teaser-grid/component.tsx'
import { Text } from './text/component.tsx'
import { TextWithMedia } from './text-with-media/component.tsx'

/** The common blocks, whose styles every content page links. */
export function CommonBlock({ content, addresses, labels }: BlockProps<CommonContent>) {
  switch (content.blockType) {
    case 'text':
      return <Text content={content} addresses={addresses} />
    case 'text-with-media':
      return <TextWithMedia content={content} addresses={addresses} />
    case 'accordion':
      return <Accordion content={content} addresses={addresses} />
    case 'quote':
      return <Quote content={content} />
    case 'image':
      return <Image content={content} addresses={addresses} />
    case 'key-figures':
      return <KeyFigures content={content} />
    case 'download-list':
      return <DownloadList content={content} addresses={addresses} />
    case 'teaser-grid':
      return <TeaserGrid content={content} addresses={addresses} />
    case 'story-teasers':
      return <StoryTeasers content={content} addresses={addresses} labels={labels} />
    case 'product-teasers':
      return <ProductTeasers content={content} addresses={addresses} />
    case 'classification-grid':
      return <ClassificationGrid content={content} addresses={addresses} />
    case 'news-feed-teaser':
      return <NewsFeedTeaser content={content} addresses={addresses} labels={labels} />
    case 'anchor':
      return <Anchor content={content} />
    case 'call-to-action':
      return <CallToAction content={content} addresses={addresses} />
  }
}
