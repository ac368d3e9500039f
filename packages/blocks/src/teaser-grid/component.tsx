import type { Addresses } from '../addresses.ts'
import { Cells, LinkCell } from '../sections/cells.tsx'
import { HeadSection } from '../sections/head-section.tsx'
import type { TeaserGridContent } from './block.ts'
import { shapeOfTeasers } from './shape-of-teasers.ts'

export function TeaserGrid({ content, addresses }: { content: TeaserGridContent; addresses: Addresses }) {
  const shape = shapeOfTeasers(content.teasers)
  return (
    <HeadSection head={content} addresses={addresses}>
      <Cells count={content.teasers.length}>
        {content.teasers.map((teaser) => (
          <LinkCell
            key={teaser.href + teaser.title}
            cell={teaser}
            addresses={addresses}
            of={content.teasers.length}
            shape={shape}
          />
        ))}
      </Cells>
    </HeadSection>
  )
}
