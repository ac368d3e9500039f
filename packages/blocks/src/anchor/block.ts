import { z } from 'zod'
import { defineBlock } from '../define-block.ts'
import { checkText } from '../validation/check-text.ts'

/** The fragment of a URL, after the #. */
const anchorName = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/

const anchorContent = z.object({
  blockType: z.literal('anchor'),
  name: z.string().regex(anchorName),
})

export type AnchorContent = z.infer<typeof anchorContent>

/** A place on a page that links can lead to. */
export const anchorBlock = defineBlock({
  content: anchorContent,
  toText: () => '',
  labels: { singular: 'Anchor', plural: 'Anchors' },
  group: 'Contact and links',
  fields: [
    {
      name: 'name',
      type: 'text',
      required: true,
      maxLength: 40,
      admin: {
        description:
          'Invisible. A link to #how-we-work, here or on another page, jumps to the block below. Use each name once per page.',
      },
      validate: checkText({
        isValid: (text) => anchorName.test(text),
        refusal: 'Please use lower-case letters, digits and hyphens, starting with a letter',
        maxLength: 40,
        required: true,
      }),
    },
  ],
  examples: {
    'a place to link to': { blockType: 'anchor', name: 'how-we-work' },
  },
})
