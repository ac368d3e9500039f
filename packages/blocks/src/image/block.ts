import { z } from 'zod'
import { type Bilingual, bilingual } from '../bilingual.ts'
import { defineBlock } from '../define-block.ts'
import { lines } from '../lists/lines.ts'
import { examplePictures } from '../pictures/example-pictures.ts'
import { pictureContent } from '../pictures/picture-content.ts'
import { pictureField } from '../pictures/picture-field.ts'

/** The widths of a picture on a page. */
export const imageLayouts = ['Stretched', 'BreakOut', 'Inline', 'AsideSquare', 'AsideVideo'] as const

const imageContent = z.object({
  blockType: z.literal('image'),
  image: pictureContent.nullable(),
  layout: z.enum(imageLayouts),
  caption: z.string().nullable(),
})

export type ImageContent = z.infer<typeof imageContent>

const layouts: { value: ImageContent['layout']; label: Bilingual }[] = [
  { value: 'Stretched', label: bilingual('Stretched, 1180 wide', 'Volle Breite, 1180') },
  { value: 'BreakOut', label: bilingual('Wider than the text, 980', 'Breiter als der Text, 980') },
  { value: 'Inline', label: bilingual('As wide as the text, 780', 'So breit wie der Text, 780') },
  {
    value: 'AsideSquare',
    label: bilingual('Square beside its caption, 960 × 960', 'Quadratisch neben der Bildunterschrift, 960 × 960'),
  },
  {
    value: 'AsideVideo',
    label: bilingual('16:9 beside its caption, 960 × 540', '16:9 neben der Bildunterschrift, 960 × 540'),
  },
]

/** A picture with an optional caption. */
export const imageBlock = defineBlock({
  content: imageContent,
  toText: ({ image, caption }) => lines(image?.alt, caption),
  labels: { singular: bilingual('Picture', 'Bild'), plural: bilingual('Pictures', 'Bilder') },
  group: 'pictures',
  fields: [
    pictureField({ required: true }),
    {
      name: 'layout',
      label: bilingual('Layout', 'Darstellung'),
      type: 'select',
      required: true,
      defaultValue: 'Inline',
      options: layouts,
    },
    {
      name: 'caption',
      label: bilingual('Caption', 'Bildunterschrift'),
      type: 'textarea',
      maxLength: 300,
      admin: {
        description: bilingual(
          'What the picture does not show: a size, a place, a date.',
          'Was das Bild nicht zeigt: eine Größe, ein Ort, ein Datum.',
        ),
      },
    },
  ],
  examples: {
    'stretched, 1180': {
      blockType: 'image',
      image: examplePictures.hall,
      layout: 'Stretched',
      caption: 'Assembly hall in Wolhusen. A line is built, run with the customer’s wire and taken apart again.',
    },
    'wider than the text, 980': {
      blockType: 'image',
      image: examplePictures.strands,
      layout: 'BreakOut',
      caption: null,
    },
    'as wide as the text, 780': {
      blockType: 'image',
      image: examplePictures.bench,
      layout: 'Inline',
      caption: 'The Tessera line is built in the same hall as the first machine.',
    },
    'square beside its caption': {
      blockType: 'image',
      image: examplePictures.microscope,
      layout: 'AsideSquare',
      caption: 'Sektor 4. Width of the sample 3.42 mm, height 1.98 mm.',
    },
    'landscape beside its caption': {
      blockType: 'image',
      image: examplePictures.twister,
      layout: 'AsideVideo',
      caption: 'Verdrillmaschinenbedienungsanleitungsverzeichnis: one long word must not push the picture aside.',
    },
  },
})
