import type { Block } from 'payload'
import { pictureField } from '../pictures/picture-field.ts'
import type { ImageContent } from './content.ts'

const layouts: { value: ImageContent['layout']; label: string }[] = [
  { value: 'Stretched', label: 'Stretched, 1180 wide' },
  { value: 'BreakOut', label: 'Wider than the text, 980' },
  { value: 'Inline', label: 'As wide as the text, 780' },
  { value: 'AsideSquare', label: 'Square beside its caption, 960 × 960' },
  { value: 'AsideVideo', label: 'Film-shaped beside its caption, 960 × 540' },
]

export const imageFields: Block = {
  slug: 'image',
  interfaceName: 'ImageBlock',
  labels: { singular: 'Picture', plural: 'Pictures' },
  admin: { group: 'Pictures and films' },
  fields: [
    pictureField({ required: true }),
    { name: 'layout', type: 'select', required: true, defaultValue: 'Inline', options: layouts },
    {
      name: 'caption',
      type: 'textarea',
      maxLength: 300,
      admin: { description: 'What the picture does not say itself: a size, a place, a date.' },
    },
  ],
}
