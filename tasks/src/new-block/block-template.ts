import type { BlockNames } from './register-block.ts'

/** The files of a new block: a heading and a text, ready to be changed. */
export function renderBlockFiles({ slug, constant, component }: BlockNames): Record<string, string> {
  const label = slug.charAt(0).toUpperCase() + slug.slice(1).replaceAll('-', ' ')
  return { 'block.ts': renderBlock({ slug, constant, component }, label), 'component.tsx': renderComponent(component) }
}

const renderBlock = ({ slug, constant, component }: BlockNames, label: string) => `import { z } from 'zod'
import { defineBlock } from '../define-block.ts'
import { lines } from '../lists/lines.ts'
import { headingField } from '../sections/section-fields.ts'

const ${constant}Content = z.object({
  blockType: z.literal('${slug}'),
  heading: z.string().min(1),
  lead: z.string().nullable(),
})

export type ${component}Content = z.infer<typeof ${constant}Content>

/** ${label}: a heading and a text. */
export const ${constant}Block = defineBlock({
  content: ${constant}Content,
  toText: ({ heading, lead }) => lines(heading, lead),
  labels: { singular: '${label}', plural: '${label}' },
  group: 'Text',
  fields: [
    headingField({ required: true }),
    { name: 'lead', type: 'textarea', maxLength: 400, admin: { description: 'Two or three sentences.' } },
  ],
  examples: {
    'heading and text': {
      blockType: '${slug}',
      heading: 'Crimped in one pass',
      lead: 'Both ends of a wire are crimped and measured before it leaves the machine.',
    },
    'heading only, long words': { blockType: '${slug}', heading: 'Crimpkraftüberwachungsverfahren', lead: null },
  },
})
`

const renderComponent = (component: string) => `import { SideSection } from '../sections/side-section.tsx'
import type { ${component}Content } from './block.ts'

export function ${component}({ content: { heading, lead } }: { content: ${component}Content }) {
  return <SideSection heading={heading}>{lead && <p>{lead}</p>}</SideSection>
}
`
