import { z } from 'zod'
import { bilingual } from '../bilingual.ts'
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
  labels: { singular: bilingual('Video', 'Video'), plural: bilingual('Videos', 'Videos') },
  group: 'pictures',
  fields: [
    {
      name: 'title',
      label: bilingual('Title', 'Titel'),
      type: 'text',
      required: true,
      maxLength: 100,
      admin: {
        description: bilingual(
          'What the video shows: Changeover without tools.',
          'Was das Video zeigt: Umrüsten ohne Werkzeug.',
        ),
      },
    },
    {
      name: 'duration',
      label: bilingual('Length', 'Dauer'),
      type: 'text',
      admin: { description: bilingual('Minutes and seconds: 1:12', 'Minuten und Sekunden: 1:12') },
      maxLength: 5,
      validate: checkText({
        isValid: (text) => /^\d{1,2}:[0-5]\d$/.test(text),
        refusal: bilingual(
          'Please enter minutes and seconds, such as 1:12',
          'Bitte geben Sie Minuten und Sekunden ein, zum Beispiel 1:12',
        ),
        maxLength: 5,
      }),
    },
    {
      name: 'video',
      label: bilingual('Video', 'Video'),
      type: 'upload',
      relationTo: 'media',
      custom: { selection: '{ filename mimeType }' },
      required: true,
      filterOptions: { mimeType: { contains: 'video/' } },
      admin: {
        description: bilingual(
          'MP4 or WebM, 16:9. Speech must have subtitles in the picture.',
          'MP4 oder WebM, 16:9. Gesprochenes braucht Untertitel im Bild.',
        ),
      },
    },
    pictureField({
      name: 'poster',
      required: true,
      description: bilingual(
        'Shown until the visitor starts the video; it never starts automatically.',
        'Erscheint, bis Besucher das Video starten; es startet nie von selbst.',
      ),
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
