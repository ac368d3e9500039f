import { z } from 'zod'
import { bilingual } from '../bilingual.ts'
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
  labels: { singular: bilingual('Gallery', 'Galerie'), plural: bilingual('Galleries', 'Galerien') },
  group: 'pictures',
  fields: [
    headingField({ required: true }),
    {
      name: 'pictures',
      label: bilingual('Pictures', 'Bilder'),
      type: 'array',
      labels: { singular: bilingual('Picture', 'Bild'), plural: bilingual('Pictures', 'Bilder') },
      required: true,
      minRows: 2,
      maxRows: 14,
      admin: {
        description: bilingual(
          'Shown as two large pictures, then rows of three: 5, 8 or 11 pictures fill the rows.',
          'Zuerst zwei große Bilder, dann Reihen zu dritt: 5, 8 oder 11 Bilder füllen die Reihen.',
        ),
      },
      fields: [
        pictureField({
          required: true,
          description: bilingual(
            'Shown 4:3, cropped from the centre; enlarged without cropping.',
            'Erscheint im Format 4:3, von der Mitte aus zugeschnitten; vergrößert ohne Zuschnitt.',
          ),
        }),
        {
          name: 'caption',
          label: bilingual('Caption', 'Bildunterschrift'),
          type: 'text',
          maxLength: 160,
          admin: {
            description: bilingual('Shown below the enlarged picture.', 'Erscheint unter dem vergrößerten Bild.'),
          },
        },
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
