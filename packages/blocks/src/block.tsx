import type { Addresses } from './addresses.ts'
import type { BlockContent } from './block-content.ts'
import type { Labels } from './labels.ts'
import { Accordion } from './accordion/component.tsx'
import { Anchor } from './anchor/component.tsx'
import { CallToAction } from './call-to-action/component.tsx'
import { Chart } from './chart/component.tsx'
import { ClassificationGrid } from './classification-grid/component.tsx'
import { ContactPanel } from './contact-panel/component.tsx'
import { DownloadList } from './download-list/component.tsx'
import { EmbeddedSearch } from './embedded-search/component.tsx'
import { Gallery } from './gallery/component.tsx'
import { Hero } from './hero/component.tsx'
import { Image } from './image/component.tsx'
import { InvestorTable } from './investor-table/component.tsx'
import { KeyFigures } from './key-figures/component.tsx'
import { LocationTeaser } from './location-teaser/component.tsx'
import { NewsFeedTeaser } from './news-feed-teaser/component.tsx'
import { ProductTeasers } from './product-teasers/component.tsx'
import { Quote } from './quote/component.tsx'
import { StoryTeasers } from './story-teasers/component.tsx'
import { Table } from './table/component.tsx'
import { TeaserGrid } from './teaser-grid/component.tsx'
import { Text } from './text/component.tsx'
import { TextWithMedia } from './text-with-media/component.tsx'
import { Timeline } from './timeline/component.tsx'
import { Video } from './video/component.tsx'

type BlockProps = { content: BlockContent; addresses: Addresses; labels: Labels; first: boolean }

/** Draws whatever block an editor placed. */
export function Block({ content, addresses, labels, first }: BlockProps) {
  switch (content.blockType) {
    case 'hero':
      return <Hero content={content} addresses={addresses} first={first} />
    case 'text':
      return <Text content={content} addresses={addresses} />
    case 'text-with-media':
      return <TextWithMedia content={content} addresses={addresses} />
    case 'accordion':
      return <Accordion content={content} addresses={addresses} />
    case 'quote':
      return <Quote content={content} />
    case 'timeline':
      return <Timeline content={content} />
    case 'image':
      return <Image content={content} addresses={addresses} />
    case 'gallery':
      return <Gallery content={content} addresses={addresses} labels={labels.gallery} />
    case 'video':
      return <Video content={content} addresses={addresses} labels={labels.video} />
    case 'key-figures':
      return <KeyFigures content={content} />
    case 'table':
      return <Table content={content} />
    case 'investor-table':
      return <InvestorTable content={content} addresses={addresses} />
    case 'chart':
      return <Chart content={content} labels={labels} />
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
    case 'location-teaser':
      return <LocationTeaser content={content} addresses={addresses} />
    case 'contact-panel':
      return <ContactPanel content={content} addresses={addresses} labels={labels.contactPanel} />
    case 'embedded-search':
      return <EmbeddedSearch content={content} addresses={addresses} labels={labels.search} />
    case 'anchor':
      return <Anchor content={content} />
    case 'call-to-action':
      return <CallToAction content={content} addresses={addresses} />
  }
}
