import { blocks } from '@ferrule/blocks/blocks'
import type { Block } from 'payload'

const invisibleBlock = 'anchor'

/** The blocks with a picture in the list of blocks and a title on the page. */
export const adminBlocks: Block[] = blocks.map(({ admin, label, slug }) => ({
  ...admin,
  admin: {
    ...admin.admin,
    ...(slug !== invisibleBlock && { images: { thumbnail: { url: toPicture(label), alt: '' } } }),
    components: {
      Label: { path: '/admin-look/block-label.tsx#BlockLabel', clientProps: { kind: admin.labels?.singular } },
    },
  },
}))

/** `journeys/screenshots/take-block-pictures.ts` takes the pictures from the style guide, which names its sections so. */
function toPicture(label: string): string {
  return `/blocks/${label.toLowerCase().replaceAll(' ', '-')}.webp`
}
