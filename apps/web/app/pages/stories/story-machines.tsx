import { Block } from '@ferrule/blocks/block'
import type { TeasedProduct } from '../../catalogue/tease-available-products.ts'
import { toPictureContent } from '../../catalogue/to-picture-content.ts'
import { useTexts } from '../../frame/texts.tsx'
import { useAddresses } from '../use-addresses.ts'
import { useBlockLabels } from '../use-block-labels.ts'

/** The machines that a story names; their pages list the story in return. */
export function StoryMachines({ machines }: { machines: readonly TeasedProduct[] }) {
  const texts = useTexts()
  const addresses = useAddresses()
  const labels = useBlockLabels()
  return (
    <Block
      content={{
        blockType: 'product-teasers',
        heading: texts('story.machines'),
        note: null,
        links: [],
        products: machines.map(({ slug, name, shortDescription, image }) => ({
          slug,
          name,
          text: shortDescription,
          image: toPictureContent(image, name),
        })),
      }}
      addresses={addresses}
      labels={labels}
      first={false}
    />
  )
}
