import { z } from 'zod'
import { defineBlock } from '../define-block.ts'
import { linksField } from '../links/link-fields.ts'
import { linkContent } from '../links/link-target.ts'
import { lines } from '../lists/lines.ts'
import { listOf } from '../lists/list-content.ts'
import { pictureContent } from '../pictures/picture-content.ts'
import { pictureField } from '../pictures/picture-field.ts'

const heroContent = z.object({
  blockType: z.literal('hero'),
  heading: z.string().min(1),
  lead: z.string().nullable(),
  image: pictureContent.nullable(),
  links: listOf(linkContent),
})

export type HeroContent = z.infer<typeof heroContent>

const crimpingLine = {
  filename: 'automatic-crimping-line.webp',
  alt: 'Fully automatic wire crimping line with two press stations behind clear doors',
  width: 1200,
  height: 900,
  mimeType: 'image/webp',
}

/** The opening of a page: heading, lead, picture and links. */
export const heroBlock = defineBlock({
  content: heroContent,
  toText: ({ heading, lead }) => lines(heading, lead),
  labels: { singular: 'Hero', plural: 'Heroes' },
  group: 'Opening and closing',
  fields: [
    {
      name: 'heading',
      type: 'text',
      required: true,
      maxLength: 120,
      admin: { description: 'The first thing visitors see. In the first block it is the heading of the page.' },
    },
    { name: 'lead', type: 'textarea', maxLength: 400, admin: { description: 'Two or three sentences.' } },
    pictureField({ description: 'Fills the right half of a wide screen; cropped from the centre.' }),
    linksField({ maxRows: 3 }),
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
    },
    'heading only': { blockType: 'hero', heading: 'About us', lead: null, image: null, links: [] },
    'long German words': {
      blockType: 'hero',
      heading: 'Kabelverarbeitungsmaschinen mit Crimpkraftüberwachung',
      lead: 'Die Maschine misst jeden Crimp während des Pressens und sortiert Abweichungen aus.',
      image: crimpingLine,
      links: [{ text: 'Qualitätssicherungsverfahren ansehen', href: '/services' }],
    },
  },
})
