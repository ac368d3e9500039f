import type { Block } from 'payload'
import { linksField } from '../links/link-fields.ts'
import { pictureField } from '../pictures/picture-field.ts'
import { validateRichText } from '../rich-text/validate-rich-text.ts'
import { headingField } from '../sections/section-fields.ts'

export const textWithMediaFields: Block = {
  slug: 'text-with-media',
  interfaceName: 'TextWithMediaBlock',
  labels: { singular: 'Text with picture', plural: 'Texts with pictures' },
  admin: { group: 'Text' },
  fields: [
    headingField(),
    { name: 'body', type: 'richText', required: true, validate: validateRichText },
    pictureField({ required: true }),
    {
      name: 'imageSide',
      label: 'The picture stands',
      type: 'select',
      required: true,
      defaultValue: 'left',
      options: [
        { value: 'left', label: 'Left of the text' },
        { value: 'right', label: 'Right of the text' },
      ],
      admin: { description: 'On small screens it always comes first.' },
    },
    {
      name: 'imageShape',
      label: 'The picture is cut to',
      type: 'select',
      required: true,
      defaultValue: 'AsideSquare',
      options: [
        { value: 'AsideSquare', label: 'A square, 960 × 960' },
        { value: 'AsideVideo', label: 'The shape of a film, 960 × 540' },
      ],
    },
    linksField({ maxRows: 1 }),
  ],
}
