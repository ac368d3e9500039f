import type { BlockProps } from './block-props.ts'
import type { RareContent } from './rare-blocks.ts'
import { Chart } from './chart/component.tsx'
import { EmbeddedSearch } from './embedded-search/component.tsx'
import { Form } from './form/component.tsx'
import { Gallery } from './gallery/component.tsx'
import { InvestorTable } from './investor-table/component.tsx'
import { LocationTeaser } from './location-teaser/component.tsx'
import { Table } from './table/component.tsx'
import { Timeline } from './timeline/component.tsx'
import { Video } from './video/component.tsx'

/** The blocks few pages have: only those pages link their styles. */
export function RareBlock({ content, addresses, labels }: BlockProps<RareContent>) {
  switch (content.blockType) {
    case 'timeline':
      return <Timeline content={content} />
    case 'gallery':
      return <Gallery content={content} addresses={addresses} labels={labels.gallery} />
    case 'video':
      return <Video content={content} addresses={addresses} labels={labels.video} />
    case 'table':
      return <Table content={content} />
    case 'investor-table':
      return <InvestorTable content={content} addresses={addresses} />
    case 'chart':
      return <Chart content={content} labels={labels} />
    case 'location-teaser':
      return <LocationTeaser content={content} addresses={addresses} />
    case 'form':
      return <Form content={content} addresses={addresses} labels={labels} />
    case 'embedded-search':
      return <EmbeddedSearch content={content} addresses={addresses} labels={labels.search} />
  }
}
