import { z } from 'zod'
import { bilingual } from '../bilingual.ts'
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
  labels: { singular: bilingual('Anchor', 'Anker'), plural: bilingual('Anchors', 'Anker') },
  group: 'contact',
  fields: [
    {
      name: 'name',
      label: bilingual('Name', 'Name'),
      type: 'text',
      required: true,
      maxLength: 40,
      admin: {
        description: bilingual(
          'Invisible. A link to #how-we-work, here or on another page, jumps to the block below. Use each name once per page.',
          'Unsichtbar. Ein Link auf #how-we-work, hier oder auf einer anderen Seite, springt zum nächsten Baustein. Verwenden Sie jeden Namen nur einmal pro Seite.',
        ),
      },
      validate: checkText({
        isValid: (text) => anchorName.test(text),
        refusal: bilingual(
          'Please use lower-case letters, digits and hyphens, starting with a letter',
          'Bitte verwenden Sie Kleinbuchstaben, Ziffern und Bindestriche und beginnen Sie mit einem Buchstaben',
        ),
        maxLength: 40,
        required: true,
      }),
    },
  ],
  examples: {
    'a place to link to': { blockType: 'anchor', name: 'how-we-work' },
  },
})
