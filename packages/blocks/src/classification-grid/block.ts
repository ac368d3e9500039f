import { z } from 'zod'
import { type Bilingual, bilingual } from '../bilingual.ts'
import { defineBlock } from '../define-block.ts'
import { targetField } from '../links/link-fields.ts'
import { linkTarget } from '../links/link-target.ts'
import { lines } from '../lists/lines.ts'
import { listOf } from '../lists/list-content.ts'
import { examplePictures } from '../pictures/example-pictures.ts'
import { pictureContent } from '../pictures/picture-content.ts'
import { pictureField } from '../pictures/picture-field.ts'
import { headContent } from '../sections/head-content.ts'
import { headFields } from '../sections/head-fields.ts'

/** The process steps of wire processing. */
const processes = ['cut', 'crimp', 'mark', 'twist', 'test', 'quality'] as const

const family = z.object({
  process: z.enum(processes),
  title: z.string().min(1),
  text: z.string().nullable(),
  range: z.string().nullable(),
  href: linkTarget,
  image: pictureContent.nullable(),
})

const classificationGridContent = z.object({
  blockType: z.literal('classification-grid'),
  ...headContent,
  families: listOf(family),
})

export type ClassificationGridContent = z.infer<typeof classificationGridContent>

const processOptions: { value: ClassificationGridContent['families'][number]['process']; label: Bilingual }[] = [
  { value: 'cut', label: bilingual('Cutting and stripping', 'Schneiden und Abisolieren') },
  { value: 'crimp', label: bilingual('Crimping', 'Crimpen') },
  { value: 'mark', label: bilingual('Marking', 'Kennzeichnen') },
  { value: 'twist', label: bilingual('Twisting', 'Verdrillen') },
  { value: 'test', label: bilingual('Testing', 'Prüfen') },
  { value: 'quality', label: bilingual('Quality tools', 'Qualitätswerkzeuge') },
]

/** Machine families of the catalogue. */
export const classificationGridBlock = defineBlock({
  content: classificationGridContent,
  toText: ({ heading, note, families }) =>
    lines(heading, note, ...families.flatMap(({ title, text }) => [title, text])),
  labels: {
    singular: bilingual('Machine families', 'Maschinenfamilien'),
    plural: bilingual('Machine families', 'Maschinenfamilien'),
  },
  group: 'teasers',
  fields: [
    ...headFields,
    {
      name: 'families',
      label: bilingual('Families', 'Familien'),
      type: 'array',
      labels: { singular: bilingual('Family', 'Familie'), plural: bilingual('Families', 'Familien') },
      required: true,
      minRows: 2,
      maxRows: 12,
      fields: [
        {
          name: 'process',
          label: bilingual('Process', 'Prozess'),
          type: 'select',
          required: true,
          options: processOptions,
          admin: { description: bilingual('Sets the icon before the title.', 'Bestimmt das Symbol vor dem Titel.') },
        },
        { name: 'title', label: bilingual('Title', 'Titel'), type: 'text', required: true, maxLength: 60 },
        { name: 'text', label: bilingual('Text', 'Text'), type: 'textarea', maxLength: 160 },
        {
          name: 'range',
          label: bilingual('Number of machines', 'Anzahl der Maschinen'),
          type: 'text',
          maxLength: 40,
          admin: { description: bilingual('For example: 14 machines.', 'Zum Beispiel: 14 Maschinen.') },
        },
        targetField(),
        pictureField({
          required: true,
          description: bilingual(
            'One machine of the family. Shown 4:3.',
            'Eine Maschine der Familie. Erscheint im Format 4:3.',
          ),
        }),
      ],
    },
  ],
  examples: {
    'six families': {
      blockType: 'classification-grid',
      heading: 'Six processes. One wire.',
      note: 'Each step sets the limits for the next. That is why we build all of them, and why they share one control.',
      links: [{ text: 'All machines', href: '/products' }],
      families: [
        {
          process: 'cut',
          title: 'Cutting and stripping',
          text: 'Cut to length and strip both ends, from hair-fine signal wire to 240 mm² battery cable.',
          range: '14 machines',
          href: '/products/cutting',
          image: examplePictures.bench,
        },
        {
          process: 'crimp',
          title: 'Crimping',
          text: 'Bench presses and fully automatic lines with crimp force monitoring in every stroke.',
          range: '22 machines',
          href: '/products/crimping',
          image: examplePictures.line,
        },
        {
          process: 'mark',
          title: 'Marking',
          text: 'Inkjet and laser marks on the running wire, readable for the life of the harness.',
          range: '9 machines',
          href: '/products/marking',
          image: examplePictures.marker,
        },
        {
          process: 'twist',
          title: 'Twisting',
          text: 'Pairs and triples with a constant lay length over the whole length of the wire.',
          range: '6 machines',
          href: '/products/twisting',
          image: examplePictures.twister,
        },
        {
          process: 'test',
          title: 'Harness testing',
          text: 'From a 128-point bench tester to high-voltage test tables for complete vehicle harnesses.',
          range: '17 machines',
          href: '/products/testing',
          image: examplePictures.tester,
        },
        {
          process: 'quality',
          title: 'Qualitätssicherungswerkzeuge',
          text: 'Crimp height, pull-out force and micrographs, recorded in one quality log.',
          range: null,
          href: '/products/quality',
          image: examplePictures.microscope,
        },
      ],
    },
  },
})
