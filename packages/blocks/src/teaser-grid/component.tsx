import type { Addresses } from '../addresses.ts'
import { Cells, LinkCell } from '../sections/cells.tsx'
import { HeadSection } from '../sections/head-section.tsx'
import type { TeaserGridContent } from './block.ts'

export function TeaserGrid({ content, addresses }: { content: TeaserGridContent; addresses: Addresses }) {
  return (
    <HeadSection head={content} addresses={addresses}>
      <Cells count={content.teasers.length}>
        {content.teasers.map((teaser) => (
          <LinkCell
            key={teaser.href + teaser.title}
            cell={teaser}
            addresses={addresses}
            of={content.teasers.length}
            shape="scene"
          />
        ))}
      </Cells>
    </HeadSection>
  )
}
