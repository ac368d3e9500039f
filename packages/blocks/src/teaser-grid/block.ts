import { z } from 'zod'
import { bilingual } from '../bilingual.ts'
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

const teaser = z.object({
  title: z.string().min(1),
  text: z.string().nullable(),
  href: linkTarget,
  image: pictureContent.nullable(),
})

const teaserGridContent = z.object({
  blockType: z.literal('teaser-grid'),
  ...headContent,
  teasers: listOf(teaser),
})

export type TeaserGridContent = z.infer<typeof teaserGridContent>

/** Teasers of other pages. */
export const teaserGridBlock = defineBlock({
  content: teaserGridContent,
  toText: ({ heading, note, teasers }) => lines(heading, note, ...teasers.flatMap(({ title, text }) => [title, text])),
  labels: { singular: bilingual('Teaser grid', 'Teaser-Raster'), plural: bilingual('Teaser grids', 'Teaser-Raster') },
  group: 'teasers',
  fields: [
    ...headFields,
    {
      name: 'teasers',
      label: bilingual('Teasers', 'Teaser'),
      type: 'array',
      labels: { singular: bilingual('Teaser', 'Teaser'), plural: bilingual('Teasers', 'Teaser') },
      required: true,
      minRows: 2,
      maxRows: 12,
      admin: {
        description: bilingual(
          'Add a picture to all teasers or to none.',
          'Versehen Sie alle Teaser mit einem Bild oder keinen.',
        ),
      },
      fields: [
        { name: 'title', label: bilingual('Title', 'Titel'), type: 'text', required: true, maxLength: 80 },
        { name: 'text', label: bilingual('Text', 'Text'), type: 'textarea', maxLength: 160 },
        targetField(),
        pictureField({
          description: bilingual(
            'Cropped to 768 × 432 from the centre. If all pictures of the grid are 4:3, they are shown whole.',
            'Wird von der Mitte aus auf 768 × 432 zugeschnitten. Sind alle Bilder des Rasters 4:3, erscheinen sie ganz.',
          ),
        }),
      ],
    },
  ],
  examples: {
    'three with pictures': {
      blockType: 'teaser-grid',
      heading: 'More about the company',
      note: null,
      links: [{ text: 'The company', href: '/company' }],
      teasers: [
        {
          title: 'Sustainability',
          text: 'What a machine uses in twenty years',
          href: '/company/sustainability',
          image: examplePictures.strands,
        },
        {
          title: 'Media releases',
          text: 'News and ad hoc notices',
          href: '/company/media',
          image: examplePictures.hall,
        },
        {
          title: 'Locations',
          text: '28 places with people and stock',
          href: '/locations',
          image: examplePictures.microscope,
        },
      ],
    },
    'four without pictures, long words': {
      blockType: 'teaser-grid',
      heading: 'Dienstleistungen',
      note: 'Alles, was eine Maschine zwischen Inbetriebnahme und Überholung braucht.',
      links: [],
      teasers: [
        {
          title: 'Ersatzteilversorgungskonzept',
          text: 'Lieferung in 24 Stunden.',
          href: '/services/parts',
          image: null,
        },
        { title: 'Schulungen', text: 'Im Werk oder bei Ihnen.', href: '/services/training', image: null },
        { title: 'Softwarelizenzverwaltung', text: null, href: '/services/software', image: null },
        { title: 'Umbau', text: 'Neue Steuerung, alter Rahmen.', href: '/services/retrofit', image: null },
      ],
    },
  },
})
