import { examplePictures } from '../pictures/example-pictures.ts'
import type { VideoContent } from './content.ts'

export const videoExamples = {
  'with length': {
    blockType: 'video',
    title: 'Changeover without tools',
    duration: '1:12',
    film: { filename: 'changeover.mp4', mimeType: 'video/mp4' },
    poster: examplePictures.line,
  },
  'long words': {
    blockType: 'video',
    title: 'Crimpkraftüberwachungsgenauigkeitsverbesserung',
    duration: null,
    film: { filename: 'crimp.webm', mimeType: 'video/webm' },
    poster: examplePictures.press,
  },
} satisfies Record<string, VideoContent>
