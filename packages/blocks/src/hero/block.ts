import { pageOpenings } from '@ferrule/domain/pages/page-opening'
import { z } from 'zod'
import { type Bilingual, bilingual } from '../bilingual.ts'
import { defineBlock } from '../define-block.ts'
import { linksField } from '../links/link-fields.ts'
import { linkContent } from '../links/link-target.ts'
import { lines } from '../lists/lines.ts'
import { listOf } from '../lists/list-content.ts'
import { pictureContent } from '../pictures/picture-content.ts'
import { pictureField } from '../pictures/picture-field.ts'

const step = z.object({ title: z.string().min(1), note: z.string().nullable() })

const heroContent = z.object({
  blockType: z.literal('hero'),
  heading: z.string().min(1),
  lead: z.string().nullable(),
  image: pictureContent.nullable(),
  links: listOf(linkContent),
  /** Null if the kind of the page decides. */
  opening: z.enum(pageOpenings).nullish(),
  /** Missing in content that was cached before the field existed. */
  steps: listOf(step).default([]),
})

export type HeroContent = z.infer<typeof heroContent>

const crimpingLine = {
  filename: 'automatic-crimping-line.webp',
  alt: 'Fully automatic wire crimping line with two press stations behind clear doors',
  width: 1200,
  height: 900,
  mimeType: 'image/webp',
}

const openingOptions: { value: (typeof pageOpenings)[number]; label: Bilingual }[] = [
  {
    value: 'wire',
    label: bilingual(
      'Wire: half a picture above a stripped wire',
      'Draht: ein halbes Bild über einem abisolierten Draht',
    ),
  },
  { value: 'split', label: bilingual('Split: text beside a picture', 'Geteilt: Text neben einem Bild') },
  {
    value: 'picture',
    label: bilingual('Picture: text on a picture of the full width', 'Bild: Text auf einem Bild in voller Breite'),
  },
  {
    value: 'text',
    label: bilingual('Text first, then a picture of the full width', 'Zuerst Text, dann ein Bild in voller Breite'),
  },
  { value: 'dark', label: bilingual('Dark: a band without picture', 'Dunkel: ein Band ohne Bild') },
]

/** The opening of a page: heading, lead, picture and links. */
export const heroBlock = defineBlock({
  content: heroContent,
  toText: ({ heading, lead }) => lines(heading, lead),
  labels: { singular: bilingual('Hero', 'Seiteneinstieg'), plural: bilingual('Heroes', 'Seiteneinstiege') },
  group: 'opening',
  fields: [
    {
      name: 'heading',
      label: bilingual('Heading', 'Überschrift'),
      type: 'text',
      required: true,
      maxLength: 120,
      admin: {
        description: bilingual(
          'The first thing visitors see. In the first block it is the heading of the page.',
          'Das Erste, was Besucher sehen. Im ersten Baustein ist sie die Überschrift der Seite.',
        ),
      },
    },
    {
      name: 'lead',
      label: bilingual('Lead', 'Einleitung'),
      type: 'textarea',
      maxLength: 400,
      admin: { description: bilingual('Two or three sentences.', 'Zwei oder drei Sätze.') },
    },
    pictureField({
      description: bilingual(
        'Fills the right half of a wide screen; cropped from the centre.',
        'Füllt die rechte Hälfte eines breiten Bildschirms; von der Mitte aus zugeschnitten.',
      ),
    }),
    linksField({ maxRows: 3 }),
    {
      name: 'opening',
      label: bilingual('Opening', 'Art des Einstiegs'),
      type: 'select',
      options: openingOptions,
      admin: {
        description: bilingual(
          'Leave empty to let the kind of the page decide.',
          'Leer lassen, damit der Seitentyp entscheidet.',
        ),
      },
    },
    {
      name: 'steps',
      label: bilingual('Steps', 'Schritte'),
      type: 'array',
      labels: { singular: bilingual('Step', 'Schritt'), plural: bilingual('Steps', 'Schritte') },
      maxRows: 7,
      admin: {
        description: bilingual(
          'The process as stations on a wire. Shown on a dark band and on a picture.',
          'Der Prozess als Stationen an einem Draht. Erscheint auf dunklem Band und auf einem Bild.',
        ),
      },
      fields: [
        { name: 'title', label: bilingual('Title', 'Titel'), type: 'text', required: true, maxLength: 60 },
        {
          name: 'note',
          label: bilingual('Note', 'Zusatz'),
          type: 'text',
          maxLength: 40,
          admin: { description: bilingual('For example: 19.2 kN.', 'Zum Beispiel: 19,2 kN.') },
        },
      ],
    },
  ],
  examples: {
    'with picture and links': {
      blockType: 'hero',
      heading: 'A wire is cut in a second. It carries for thirty years.',
      lead: 'We build machines that cut, strip, crimp and test wire. Every crimp is measured while it is made.',
      image: crimpingLine,
      links: [
        { text: 'See the machines', href: '/products' },
        { text: 'How we work', href: '/company/about' },
      ],
      opening: 'wire',
      steps: [],
    },
    'beside a picture': {
      blockType: 'hero',
      heading: 'Repair on site or at our plant',
      lead: 'A video of ten seconds often says more than an error code.',
      image: crimpingLine,
      links: [{ text: 'Request repair', href: '/requests/service' }],
      opening: 'split',
      steps: [],
    },
    'on a picture': {
      blockType: 'hero',
      heading: 'Crimping lines',
      lead: 'Fully automatic lines take wire from the spool and deliver it crimped and checked.',
      image: crimpingLine,
      links: [{ text: 'Choose a line', href: '/products' }],
      opening: 'picture',
      steps: [],
    },
    'text first': {
      blockType: 'hero',
      heading: 'We build machines that cut, strip, crimp, twist and test wire.',
      lead: 'The company was founded in Wolhusen in 1961.',
      image: crimpingLine,
      links: [],
      opening: 'text',
      steps: [],
    },
    'dark, with a process': {
      blockType: 'hero',
      heading: 'One order. One wire. One record.',
      lead: 'Wire Flow takes the order from your ERP, sets up the machines and keeps what they measured.',
      image: null,
      links: [{ text: 'Request a demo', href: '/requests/contact' }],
      opening: 'dark',
      steps: [
        { title: 'ERP', note: 'Order 77-3171' },
        { title: 'Cut', note: '1,240 mm' },
        { title: 'Crimp', note: '19.2 kN' },
        { title: 'Twist', note: '21 mm lay' },
        { title: 'Test', note: '128 points' },
        { title: 'Log', note: 'kept 15 years' },
      ],
    },
    'heading only': {
      blockType: 'hero',
      heading: 'About us',
      lead: null,
      image: null,
      links: [],
      opening: null,
      steps: [],
    },
    'long German words': {
      blockType: 'hero',
      heading: 'Kabelverarbeitungsmaschinen mit Crimpkraftüberwachung',
      lead: 'Die Maschine misst jeden Crimp während des Pressens und sortiert Abweichungen aus.',
      image: crimpingLine,
      links: [{ text: 'Qualitätssicherungsverfahren ansehen', href: '/services' }],
      opening: 'split',
      steps: [],
    },
  },
})
