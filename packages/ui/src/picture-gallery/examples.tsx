import type { Example } from '../example.ts'
import { demoAddress, demoBlur, demoPictures } from '../picture/demo-pictures.ts'
import { PictureGallery, type GalleryLabels } from './picture-gallery.tsx'

const labels: GalleryLabels = {
  pictures: 'Pictures of Axion 56',
  picture: (position, count) => `Picture ${position} of ${count}`,
  enlarge: 'Enlarge picture',
  close: 'Close',
}

const pictures = [
  {
    url: demoPictures.line,
    alt: 'Axion 56 seen from the operator side',
    original: { width: 1200, height: 900 },
    blur: demoBlur,
  },
  {
    url: demoPictures.press,
    alt: 'Crimp station with quick-change applicator',
    original: { width: 1200, height: 900 },
  },
  { url: demoPictures.contact, alt: 'Crimp contact under the microscope', original: { width: 1600, height: 900 } },
  { url: demoPictures.applicator, alt: 'Quick-change applicator', original: { width: 800, height: 800 } },
  { url: demoPictures.hall, alt: 'Axion 56 lines in a hall', original: { width: 1600, height: 900 } },
]

export const pictureGalleryExamples: Example[] = [
  { name: 'five pictures', render: () => <PictureGallery pictures={pictures} address={demoAddress} labels={labels} /> },
  {
    name: 'one picture',
    render: () => <PictureGallery pictures={pictures.slice(1, 2)} address={demoAddress} labels={labels} />,
  },
  {
    name: 'missing picture',
    render: () => (
      <PictureGallery
        pictures={[{ url: null, alt: 'Corva 24, no picture yet' }]}
        address={demoAddress}
        labels={labels}
      />
    ),
  },
]
