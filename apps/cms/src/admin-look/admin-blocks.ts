import { blockFields } from '@ferrule/blocks/block-fields'
import type { Block } from 'payload'

const invisibleBlock = 'anchor'

/** The blocks with a picture in the list of blocks (see `journeys/screenshots/take-block-pictures.ts`) and a title. */
export const adminBlocks: Block[] = blockFields.map((block) => ({
  ...block,
  admin: {
    ...block.admin,
    ...(block.slug !== invisibleBlock && { images: { thumbnail: { url: `/blocks/${block.slug}.webp`, alt: '' } } }),
    components: {
      Label: { path: '/admin-look/block-label.tsx#BlockLabel', clientProps: { kind: block.labels?.singular } },
    },
  },
}))
