import { z } from 'zod'
import { bilingual } from '../bilingual.ts'
import { defineBlock } from '../define-block.ts'
import { lines } from '../lists/lines.ts'
import { listOf } from '../lists/list-content.ts'
import { pictureContent } from '../pictures/picture-content.ts'
import { pictureField } from '../pictures/picture-field.ts'
import { headContent } from '../sections/head-content.ts'
import { headFields } from '../sections/head-fields.ts'

const person = z.object({ name: z.string().min(1), role: z.string().min(1), image: pictureContent.nullable() })

const peopleContent = z.object({ blockType: z.literal('people'), ...headContent, people: listOf(person) })

export type PeopleContent = z.infer<typeof peopleContent>

/** People with their roles and portraits. */
export const peopleBlock = defineBlock({
  content: peopleContent,
  toText: ({ heading, note, people }) => lines(heading, note, ...people.map(({ name, role }) => `${name}, ${role}`)),
  labels: { singular: bilingual('People', 'Personen'), plural: bilingual('People', 'Personen') },
  group: 'text',
  fields: [
    ...headFields,
    {
      name: 'people',
      label: bilingual('People', 'Personen'),
      type: 'array',
      labels: { singular: bilingual('Person', 'Person'), plural: bilingual('People', 'Personen') },
      required: true,
      minRows: 1,
      maxRows: 12,
      fields: [
        { name: 'name', label: bilingual('Name', 'Name'), type: 'text', required: true, maxLength: 80 },
        { name: 'role', label: bilingual('Role', 'Funktion'), type: 'text', required: true, maxLength: 80 },
        pictureField({
          description: bilingual(
            'Portrait, cropped to a square. Without one the initials are shown.',
            'Porträt, quadratisch zugeschnitten. Ohne Porträt erscheinen die Initialen.',
          ),
        }),
      ],
    },
  ],
  examples: {
    'five people': {
      blockType: 'people',
      heading: 'People who lead the company',
      note: 'The management has four members.',
      links: [{ text: 'See the Board of Directors', href: '/investors/governance' }],
      people: [
        { name: 'Regula Moser', role: 'Chair of the Board of Directors', image: null },
        { name: 'Markus Achermann', role: 'Chief executive', image: null },
        { name: 'Eva Lindt', role: 'Finance', image: null },
        { name: 'Ioana Dragomir', role: 'Operations', image: null },
        { name: 'Mei Kobayashi', role: 'Development', image: null },
      ],
    },
    'one person, long words': {
      blockType: 'people',
      heading: 'Ansprechpartnerinnen',
      note: null,
      links: [],
      people: [
        {
          name: 'Maximiliane Wolkensteiner-Oberhuber',
          role: 'Qualitätssicherungsverantwortungsträgerin',
          image: null,
        },
      ],
    },
  },
})
