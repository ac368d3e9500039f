import type { Addresses } from '../addresses.ts'
import { Cells, LinkCell } from '../sections/cells.tsx'
import { HeadSection } from '../sections/head-section.tsx'
import type { ProductTeasersContent } from './block.ts'

export function ProductTeasers({ content, addresses }: { content: ProductTeasersContent; addresses: Addresses }) {
  return (
    <HeadSection head={content} addresses={addresses}>
      <Cells count={content.products.length}>
        {content.products.map(({ slug, name, text, image }) => (
          <LinkCell
            key={slug}
            cell={{ title: name, text, image, href: `/products/${slug}` }}
            addresses={addresses}
            of={content.products.length}
            shape="machine"
          />
        ))}
      </Cells>
    </HeadSection>
  )
}
