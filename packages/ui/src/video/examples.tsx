import type { Example } from '../example.ts'
import { demoPictures } from '../picture/demo-pictures.ts'
import { Video } from './video.tsx'

const film = {
  downloadLabel: 'Download the film',
  sources: [{ src: '#changeover.webm', type: 'video/webm' }],
} as const

export const videoExamples: Example[] = [
  {
    name: 'with poster',
    render: () => <Video {...film} title="Changeover without tools" duration="0:48" poster={demoPictures.press} />,
  },
  {
    name: 'square, long words',
    language: 'de',
    render: () => (
      <Video
        {...film}
        shape="square"
        title="Crimpkraftüberwachungsgenauigkeitsverbesserung"
        poster={demoPictures.contact}
      />
    ),
  },
]
