import type { Example } from '../example.ts'
import { demoAddress, demoPictures } from '../picture/demo-pictures.ts'
import { Picture } from '../picture/picture.tsx'
import { Carousel } from './carousel.tsx'

const props = { previousLabel: 'Previous', nextLabel: 'Next' }

const machines = [
  { name: 'Axion 56', url: demoPictures.line },
  { name: 'Corva 24', url: demoPictures.press },
  { name: 'Applicator 12', url: demoPictures.applicator },
  { name: 'Crimp contact', url: demoPictures.contact },
  { name: 'Assembly hall', url: demoPictures.hall },
].map(({ name, url }) => ({
  key: name,
  content: (
    <a href={`#${name}`}>
      <Picture url={url} alt="" preset="StoryTeaser" address={demoAddress} />
      {name}
    </a>
  ),
}))

export const carouselExamples: Example[] = [
  { name: 'three in view', render: () => <Carousel {...props} label="Related machines" items={machines} /> },
  {
    name: 'one in view',
    render: () => <Carousel {...props} label="Pictures of the hall" inView={1} items={machines} />,
  },
]
