import type { Block } from 'payload'
import { pictureField } from '../pictures/picture-field.ts'
import { checkText } from '../validation/check-text.ts'

export const videoFields: Block = {
  slug: 'video',
  interfaceName: 'VideoBlock',
  labels: { singular: 'Film', plural: 'Films' },
  admin: { group: 'Pictures and films' },
  fields: [
    {
      name: 'title',
      type: 'text',
      required: true,
      maxLength: 100,
      admin: { description: 'What the film shows: Changeover without tools.' },
    },
    {
      name: 'duration',
      label: 'Length',
      type: 'text',
      admin: { description: 'Minutes and seconds: 1:12' },
      maxLength: 5,
      validate: checkText({
        isGood: (text) => /^\d{1,2}:[0-5]\d$/.test(text),
        refusal: 'Please enter minutes and seconds, such as 1:12',
        maxLength: 5,
      }),
    },
    {
      name: 'film',
      type: 'upload',
      relationTo: 'media',
      required: true,
      filterOptions: { mimeType: { contains: 'video/' } },
      admin: { description: 'MP4 or WebM, 16:9. Where somebody speaks, the words must be written in the picture.' },
    },
    pictureField({
      name: 'poster',
      required: true,
      description: 'Shown until the reader starts the film; it never starts by itself.',
    }),
  ],
}
