import { z } from 'zod'
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
  labels: { singular: 'Logo strip', plural: 'Logo strips' },
  group: 'Pictures and videos',
  fields: [
    headingField({ required: true }),
    {
      name: 'logos',
      type: 'array',
      labels: { singular: 'Logo', plural: 'Logos' },
      required: true,
      minRows: 2,
      maxRows: 12,
      fields: [
        {
          name: 'name',
          type: 'text',
          required: true,
          maxLength: 60,
          admin: { description: 'Label of the logo for screen readers, shown if the picture is missing.' },
        },
        targetField(),
        pictureField({
          description: 'On a white background. Cropped to 304 × 52 from the centre, so leave space around the logo.',
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
