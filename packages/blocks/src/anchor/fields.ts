import type { Block } from 'payload'
import { checkText } from '../validation/check-text.ts'
import { anchorName } from './content.ts'

export const anchorFields: Block = {
  slug: 'anchor',
  interfaceName: 'AnchorBlock',
  labels: { singular: 'Anchor', plural: 'Anchors' },
  admin: { group: 'Contact and ways on' },
  fields: [
    {
      name: 'name',
      type: 'text',
      required: true,
      maxLength: 40,
      admin: {
        description:
          'Shows nothing. A link to #how-we-work, here or on another page, leads to what follows. Use a name once a page.',
      },
      validate: checkText({
        isGood: (text) => anchorName.test(text),
        refusal: 'Please use lower-case letters, digits and hyphens, beginning with a letter',
        maxLength: 40,
        required: true,
      }),
    },
  ],
}
