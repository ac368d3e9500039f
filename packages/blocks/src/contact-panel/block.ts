import { z } from 'zod'
import { bilingual } from '../bilingual.ts'
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
  labels: {
    singular: bilingual('Talk to an Expert', 'Mit einer Fachperson sprechen'),
    plural: bilingual('Talk to an Expert', 'Mit einer Fachperson sprechen'),
  },
  group: 'contact',
  fields: [
    {
      name: 'lead',
      label: bilingual('Lead', 'Einleitung'),
      type: 'textarea',
      maxLength: 240,
      admin: {
        description: bilingual(
          'What to ask about here. The title, the form and the promise to reply within 24 hours are always shown.',
          'Wozu man hier fragen kann. Titel, Formular und die Zusage einer Antwort innerhalb von 24 Stunden erscheinen immer.',
        ),
      },
    },
    { name: 'person', label: bilingual('Contact person', 'Ansprechperson'), type: 'text', maxLength: 80 },
    {
      name: 'role',
      label: bilingual('Role', 'Funktion'),
      type: 'text',
      maxLength: 120,
      admin: {
        condition: (_, { person }) => Boolean(person),
        description: bilingual(
          'For example: Application engineer, Linz.',
          'Zum Beispiel: Anwendungstechnikerin, Linz.',
        ),
      },
    },
    {
      ...pictureField(),
      admin: {
        condition: (_, { person }) => Boolean(person),
        description: bilingual(
          'A portrait, cropped to a circle. Without one the initials are shown.',
          'Ein Porträt, rund zugeschnitten. Ohne Bild erscheinen die Initialen.',
        ),
      },
    },
    targetField({
      defaultValue: '/contact',
      description: bilingual(
        'The page with other ways to reach us, linked beside the form.',
        'Die Seite mit weiteren Kontaktwegen, neben dem Formular verlinkt.',
      ),
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
