import type { GalleryPage } from '@ferrule/ui/example'
import { Block } from './block.tsx'
import { blockExamples } from './block-examples.ts'
import { blockFields } from './block-fields.ts'
import { exampleAddresses, exampleLabels } from './example-surroundings.ts'

/** Every block with its examples, in the order editors are offered them. */
export const blockPages: GalleryPage[] = blockFields.map(({ slug, labels }) => ({
  component: typeof labels?.singular === 'string' ? labels.singular : slug,
  examples: examplesOf(slug),
}))

function examplesOf(slug: string) {
  const [, examples = {}] = Object.entries(blockExamples).find(([name]) => name === slug) ?? []
  return Object.entries(examples).map(([name, content]) => ({
    name,
    render: () => <Block content={content} addresses={exampleAddresses} labels={exampleLabels} first={false} />,
  }))
}
