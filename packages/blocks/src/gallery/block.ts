import { z } from 'zod'
import { defineBlock } from '../define-block.ts'
import { lines } from '../lists/lines.ts'
import { listOf } from '../lists/list-content.ts'
import { examplePictures } from '../pictures/example-pictures.ts'
import { pictureContent } from '../pictures/picture-content.ts'
import { pictureField } from '../pictures/picture-field.ts'
import { headingField } from '../sections/section-fields.ts'

const galleryPicture = z.object({ image: pictureContent.nullable(), caption: z.string().nullable() })

const galleryContent = z.object({
  blockType: z.literal('gallery'),
  heading: z.string().min(1),
  pictures: listOf(galleryPicture),
})

export type GalleryContent = z.infer<typeof galleryContent>

const { press, marker, tester, bench, twister } = examplePictures

/** Pictures that visitors can enlarge. */
export const galleryBlock = defineBlock({
  content: galleryContent,
  toText: ({ heading, pictures }) => lines(heading, ...pictures.flatMap(({ image, caption }) => [image?.alt, caption])),
  labels: { singular: 'Gallery', plural: 'Galleries' },
  group: 'Pictures and videos',
  fields: [
    headingField({ required: true }),
    {
      name: 'pictures',
      type: 'array',
      labels: { singular: 'Picture', plural: 'Pictures' },
      required: true,
      minRows: 2,
      maxRows: 14,
      admin: { description: 'Shown as two large pictures, then rows of three: 5, 8 or 11 pictures fill the rows.' },
      fields: [
        pictureField({ required: true, description: 'Shown 4:3, cropped from the centre; enlarged without cropping.' }),
        { name: 'caption', type: 'text', maxLength: 160, admin: { description: 'Shown below the enlarged picture.' } },
      ],
    },
  ],
  examples: {
    'five pictures': {
      blockType: 'gallery',
      heading: 'From bench to line',
      pictures: [
        { image: press, caption: 'Pressa 2: single terminals, force measured in every stroke.' },
        { image: marker, caption: null },
        { image: tester, caption: null },
        { image: bench, caption: 'Tessera 30 on a bench.' },
        { image: twister, caption: null },
      ],
    },
    'two pictures': {
      blockType: 'gallery',
      heading: 'Kabelverarbeitungsmaschinen',
      pictures: [
        { image: bench, caption: null },
        { image: press, caption: null },
      ],
    },
  },
})
