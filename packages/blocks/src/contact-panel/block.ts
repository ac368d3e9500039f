import { z } from 'zod'
import { defineBlock } from '../define-block.ts'
import { targetField } from '../links/link-fields.ts'
import { linkTarget } from '../links/link-target.ts'
import { lines } from '../lists/lines.ts'
import { pictureContent } from '../pictures/picture-content.ts'
import { pictureField } from '../pictures/picture-field.ts'

const contactPanelContent = z.object({
  blockType: z.literal('contact-panel'),
  lead: z.string().nullable(),
  person: z.string().nullable(),
  role: z.string().nullable(),
  image: pictureContent.nullable(),
  /** The page with other ways to reach us. */
  href: linkTarget,
})

export type ContactPanelContent = z.infer<typeof contactPanelContent>

/**
 * "Talk to an Expert": an intro, a contact person and a form. Title, questions and promise are fixed texts of the
 * website.
 */
export const contactPanelBlock = defineBlock({
  content: contactPanelContent,
  toText: ({ lead, person, role }) => lines(lead, person, role),
  labels: { singular: 'Talk to an Expert', plural: 'Talk to an Expert' },
  group: 'Contact and links',
  fields: [
    {
      name: 'lead',
      type: 'textarea',
      maxLength: 240,
      admin: {
        description:
          'What to ask about here. The title, the form and the promise to reply within 24 hours are always shown.',
      },
    },
    { name: 'person', label: 'Contact person', type: 'text', maxLength: 80 },
    {
      name: 'role',
      type: 'text',
      maxLength: 120,
      admin: { condition: (_, { person }) => Boolean(person), description: 'For example: Application engineer, Linz.' },
    },
    {
      ...pictureField({ description: 'A portrait, cropped to a circle. Without one the initials are shown.' }),
      admin: { condition: (_, { person }) => Boolean(person) },
    },
    targetField({
      defaultValue: '/contact',
      description: 'The page with other ways to reach us, linked beside the form.',
    }),
  ],
  examples: {
    'with a person': {
      blockType: 'contact-panel',
      lead: 'Which wire, which terminal, how many an hour? Tell us, and we say which machine does it.',
      person: 'Roman Bächler',
      role: 'Application engineer, Wolhusen',
      image: null,
      href: '/contact',
    },
    'title and promise alone': {
      blockType: 'contact-panel',
      lead: null,
      person: null,
      role: null,
      image: null,
      href: '/contact',
    },
  },
})
