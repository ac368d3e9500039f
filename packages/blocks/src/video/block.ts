import { z } from 'zod'
import { defineBlock } from '../define-block.ts'
import { lines } from '../lists/lines.ts'
import { examplePictures } from '../pictures/example-pictures.ts'
import { pictureContent } from '../pictures/picture-content.ts'
import { pictureField } from '../pictures/picture-field.ts'
import { checkText } from '../validation/check-text.ts'

const videoTypes = ['video/mp4', 'video/webm'] as const

const videoFile = z.object({ filename: z.string().min(1), mimeType: z.enum(videoTypes) })

const videoContent = z.object({
  blockType: z.literal('video'),
  title: z.string().min(1),
  duration: z.string().nullable(),
  video: videoFile.nullable(),
  poster: pictureContent.nullable(),
})

export type VideoContent = z.infer<typeof videoContent>

/** A video from the media store. Videos of other hosts would track visitors and are not supported. */
export const videoBlock = defineBlock({
  content: videoContent,
  toText: ({ title }) => lines(title),
  labels: { singular: 'Video', plural: 'Videos' },
  group: 'Pictures and videos',
  fields: [
    {
      name: 'title',
      type: 'text',
      required: true,
      maxLength: 100,
      admin: { description: 'What the video shows: Changeover without tools.' },
    },
    {
      name: 'duration',
      label: 'Length',
      type: 'text',
      admin: { description: 'Minutes and seconds: 1:12' },
      maxLength: 5,
      validate: checkText({
        isValid: (text) => /^\d{1,2}:[0-5]\d$/.test(text),
        refusal: 'Please enter minutes and seconds, such as 1:12',
        maxLength: 5,
      }),
    },
    {
      name: 'video',
      label: 'Video',
      type: 'upload',
      relationTo: 'media',
      custom: { selection: '{ filename mimeType }' },
      required: true,
      filterOptions: { mimeType: { contains: 'video/' } },
      admin: { description: 'MP4 or WebM, 16:9. Speech must have subtitles in the picture.' },
    },
    pictureField({
      name: 'poster',
      required: true,
      description: 'Shown until the visitor starts the video; it never starts automatically.',
    }),
  ],
  examples: {
    'with length': {
      blockType: 'video',
      title: 'Changeover without tools',
      duration: '1:12',
      video: { filename: 'changeover.mp4', mimeType: 'video/mp4' },
      poster: examplePictures.line,
    },
    'long words': {
      blockType: 'video',
      title: 'Crimpkraftüberwachungsgenauigkeitsverbesserung',
      duration: null,
      video: { filename: 'crimp.webm', mimeType: 'video/webm' },
      poster: examplePictures.press,
    },
  },
})
