import type { Example } from '../example.ts'
import { demoPictures } from '../picture/demo-pictures.ts'
import { Video } from './video.tsx'

const video = {
  downloadLabel: 'Download the video',
  sources: [{ src: '#changeover.webm', type: 'video/webm' }],
} as const

export const videoExamples: Example[] = [
  {
    name: 'with poster',
    render: () => <Video {...video} title="Changeover without tools" duration="0:48" poster={demoPictures.press} />,
  },
  {
    name: 'square, long words',
    language: 'de',
    render: () => (
      <Video
        {...video}
        shape="square"
        title="Crimpkraftüberwachungsgenauigkeitsverbesserung"
        poster={demoPictures.contact}
      />
    ),
  },
]
