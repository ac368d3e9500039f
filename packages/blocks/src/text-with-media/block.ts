import { z } from 'zod'
import { bilingual } from '../bilingual.ts'
import { defineBlock } from '../define-block.ts'
import { linksField } from '../links/link-fields.ts'
import { linkContent } from '../links/link-target.ts'
import { lines } from '../lists/lines.ts'
import { listOf } from '../lists/list-content.ts'
import { examplePictures } from '../pictures/example-pictures.ts'
import { pictureContent } from '../pictures/picture-content.ts'
import { pictureField } from '../pictures/picture-field.ts'
import { richTextContent } from '../rich-text/rich-text-content.ts'
import { paragraph, richText } from '../rich-text/rich-text-nodes.ts'
import { richTextToPlain } from '../rich-text/rich-text-to-plain.ts'
import { validateRichText } from '../rich-text/validate-rich-text.ts'
import { headingField } from '../sections/section-fields.ts'

const textWithMediaContent = z.object({
  blockType: z.literal('text-with-media'),
  heading: z.string().nullable(),
  body: richTextContent,
  // Null if the picture was deleted; the text is still shown.
  image: pictureContent.nullable(),
  imageSide: z.enum(['left', 'right']),
  imageShape: z.enum(['AsideSquare', 'AsideVideo']),
  links: listOf(linkContent),
})

export type TextWithMediaContent = z.infer<typeof textWithMediaContent>

/** Text beside a picture. */
export const textWithMediaBlock = defineBlock({
  content: textWithMediaContent,
  toText: ({ heading, body }) => lines(heading, richTextToPlain(body)),
  labels: {
    singular: bilingual('Text with picture', 'Text mit Bild'),
    plural: bilingual('Texts with pictures', 'Texte mit Bild'),
  },
  group: 'text',
  fields: [
    headingField(),
    { name: 'body', label: bilingual('Body', 'Text'), type: 'richText', required: true, validate: validateRichText },
    pictureField({ required: true }),
    {
      name: 'imageSide',
      label: bilingual('Picture position', 'Position des Bilds'),
      type: 'select',
      required: true,
      defaultValue: 'left',
      options: [
        { value: 'left', label: bilingual('Left of the text', 'Links vom Text') },
        { value: 'right', label: bilingual('Right of the text', 'Rechts vom Text') },
      ],
      admin: {
        description: bilingual(
          'On small screens the picture always comes first.',
          'Auf kleinen Bildschirmen steht das Bild immer zuerst.',
        ),
      },
    },
    {
      name: 'imageShape',
      label: bilingual('Picture crop', 'Bildausschnitt'),
      type: 'select',
      required: true,
      defaultValue: 'AsideSquare',
      options: [
        { value: 'AsideSquare', label: bilingual('Square, 960 × 960', 'Quadratisch, 960 × 960') },
        { value: 'AsideVideo', label: bilingual('16:9, 960 × 540', '16:9, 960 × 540') },
      ],
    },
    linksField({ maxRows: 1 }),
  ],
  examples: {
    'square picture left': {
      blockType: 'text-with-media',
      heading: 'The picture while the machine is still warm',
      body: richText(
        paragraph('The Sektor 4 saws, grinds, etches and photographs one crimp in nine seconds.'),
        paragraph('It stands next to the press. The operator sees the micrograph before the next reel is on.'),
      ),
      image: examplePictures.microscope,
      imageSide: 'left',
      imageShape: 'AsideSquare',
      links: [{ text: 'See quality tools', href: '/products' }],
    },
    'landscape picture right': {
      blockType: 'text-with-media',
      heading: 'Twisted without a trace',
      body: richText(paragraph('The lay length stays constant over the whole wire, also where it was gripped.')),
      image: examplePictures.twister,
      imageSide: 'right',
      imageShape: 'AsideVideo',
      links: [],
    },
    'picture deleted, long German words': {
      blockType: 'text-with-media',
      heading: 'Crimpkraftüberwachungseinrichtungen',
      body: richText(paragraph('Die Qualitätssicherungsverfahrensanweisung liegt jeder Maschine bei.')),
      image: null,
      imageSide: 'right',
      imageShape: 'AsideSquare',
      links: [],
    },
  },
})
