import { z } from 'zod'
import { bilingual } from '../bilingual.ts'
import { defineBlock } from '../define-block.ts'
import { lines } from '../lists/lines.ts'
import { listOf } from '../lists/list-content.ts'
import { examplePictures } from '../pictures/example-pictures.ts'
import { pictureContent } from '../pictures/picture-content.ts'
import { productSlug } from '../product-teasers/product-slug.ts'
import { headingField, noteField } from '../sections/section-fields.ts'
import { choiceFields } from './choice-fields.ts'

const choice = z.object({
  label: z.string().min(1),
  slug: productSlug,
  name: z.string().min(1),
  text: z.string().min(1),
  // Null for the picture of the catalogue.
  image: pictureContent.nullable(),
  // A field that an editor cleared is stored as an empty string.
  otherSlug: z.union([productSlug, z.literal('')]).nullable(),
  otherName: z.string().nullable(),
})

const machineChooserContent = z.object({
  blockType: z.literal('machine-chooser'),
  heading: z.string().min(1),
  note: z.string().nullable(),
  choices: listOf(choice),
})

export type MachineChooserContent = z.infer<typeof machineChooserContent>

const { line, press, bench } = examplePictures

/** Asks for the kind of work and recommends a machine for it. */
export const machineChooserBlock = defineBlock({
  content: machineChooserContent,
  toText: ({ heading, note, choices }) =>
    lines(heading, note, ...choices.flatMap(({ label, name, text }) => [`${label}: ${name}`, text])),
  labels: {
    singular: bilingual('Machine chooser', 'Maschinenwahl'),
    plural: bilingual('Machine choosers', 'Maschinenwahlen'),
  },
  group: 'teasers',
  fields: [
    headingField({ required: true }),
    noteField,
    {
      name: 'choices',
      label: bilingual('Choices', 'Antworten'),
      type: 'array',
      labels: { singular: bilingual('Choice', 'Antwort'), plural: bilingual('Choices', 'Antworten') },
      required: true,
      minRows: 2,
      maxRows: 6,
      admin: {
        description: bilingual(
          'The first one is chosen when the page opens. Choices whose product is not sold in a country are left out there.',
          'Die erste ist beim Öffnen der Seite gewählt. Antworten mit einem Produkt, das in einem Land nicht verkauft wird, fallen dort weg.',
        ),
      },
      fields: choiceFields,
    },
  ],
  examples: {
    'three machines': {
      blockType: 'machine-chooser',
      heading: 'Which machine fits your work?',
      note: 'Choose what describes most of your orders.',
      choices: [
        {
          label: 'Seals on one or both ends',
          slug: 'axion-56',
          name: 'Axion 56',
          text: 'Crimps and seals both ends in one pass. A full changeover takes three minutes.',
          image: line,
          otherSlug: 'axion-72',
          otherName: 'Axion 72',
        },
        {
          label: 'Single crimps by hand',
          slug: 'corva-20',
          name: 'Corva 20',
          text: 'Measures the force of every crimp.',
          image: press,
          otherSlug: null,
          otherName: null,
        },
        {
          label: 'Cut and strip only',
          slug: 'trino-110',
          name: 'Trino 110',
          text: 'Fits on a workbench.',
          image: bench,
          otherSlug: null,
          otherName: null,
        },
      ],
    },
    'a picture is missing, long words': {
      blockType: 'machine-chooser',
      heading: 'Welche Kabelkonfektionierungsmaschine passt?',
      note: null,
      choices: [
        {
          label: 'Mehrfachanschlagverbindungen mit Einzeladerabdichtung',
          slug: 'axion-56',
          name: 'Kabelverarbeitungsvollautomat Axion 56',
          text: 'Einzeladerabdichtungsbestückungsstationen an beiden Leitungsenden.',
          image: null,
          otherSlug: 'axion-72',
          otherName: 'Kabelverarbeitungsvollautomat Axion 72',
        },
        {
          label: 'Kleine Lose',
          slug: 'axion-24',
          name: 'Axion 24',
          text: 'Schnell umgerüstet.',
          image: line,
          otherSlug: '',
          otherName: '',
        },
      ],
    },
  },
})
