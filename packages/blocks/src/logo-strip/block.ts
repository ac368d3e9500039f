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
import { headingField } from '../sections/section-fields.ts'

const logo = z.object({ name: z.string().min(1), href: linkTarget, image: pictureContent.nullable() })

const logoStripContent = z.object({
  blockType: z.literal('logo-strip'),
  heading: z.string().min(1),
  logos: listOf(logo),
})

export type LogoStripContent = z.infer<typeof logoStripContent>

const { komax, schleuniger, cirris } = examplePictures

/** Logos of brands, partners or customers. */
export const logoStripBlock = defineBlock({
  content: logoStripContent,
  toText: ({ heading, logos }) => lines(heading, ...logos.map(({ name }) => name)),
  labels: { singular: bilingual('Logo strip', 'Logoleiste'), plural: bilingual('Logo strips', 'Logoleisten') },
  group: 'pictures',
  fields: [
    headingField({ required: true }),
    {
      name: 'logos',
      label: bilingual('Logos', 'Logos'),
      type: 'array',
      labels: { singular: bilingual('Logo', 'Logo'), plural: bilingual('Logos', 'Logos') },
      required: true,
      minRows: 2,
      maxRows: 12,
      fields: [
        {
          name: 'name',
          label: bilingual('Name', 'Name'),
          type: 'text',
          required: true,
          maxLength: 60,
          admin: {
            description: bilingual(
              'Label of the logo for screen readers, shown if the picture is missing.',
              'Name des Logos für Screenreader; erscheint, wenn das Bild fehlt.',
            ),
          },
        },
        targetField(),
        pictureField({
          description: bilingual(
            'On a white background. Cropped to 304 × 52 from the centre, so leave space around the logo.',
            'Auf weißem Grund. Wird von der Mitte aus auf 304 × 52 zugeschnitten; lassen Sie deshalb Raum um das Logo.',
          ),
        }),
      ],
    },
  ],
  examples: {
    'three brands': {
      blockType: 'logo-strip',
      heading: 'Brands of the group',
      logos: [
        { name: 'Komax', href: '/products/laser-strippers', image: komax },
        { name: 'Schleuniger', href: '/products/cut-and-strip', image: schleuniger },
        { name: 'Cirris', href: '/products/test-benches', image: cirris },
      ],
    },
    'a picture is missing, long words': {
      blockType: 'logo-strip',
      heading: 'Marken der Unternehmensgruppe',
      logos: [
        { name: 'Kabelverarbeitungsmaschinengesellschaft', href: '/products', image: null },
        { name: 'Komax', href: '/products/laser-strippers', image: komax },
      ],
    },
  },
})
