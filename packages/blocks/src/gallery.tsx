import type { GalleryPage } from '@ferrule/ui/example'
import { Block } from './block.tsx'
import type { BlockContent } from './block-content.ts'
import { blocks } from './blocks.ts'
import { exampleAddresses, exampleLabels } from './example-props.ts'

/** Every block with its examples for the style guide, in the order of the content admin. */
export const blockPages: GalleryPage[] = blocks.map(({ label, examples }) => ({
  component: label,
  examples: Object.entries<BlockContent>(examples).map(([name, content]) => ({
    name,
    render: () => <Block content={content} addresses={exampleAddresses} labels={exampleLabels} first={false} />,
  })),
}))
