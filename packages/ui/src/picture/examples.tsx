import type { Example } from '../example.ts'
import { demoAddress, demoBlur, demoPictures } from './demo-pictures.ts'
import { Picture } from './picture.tsx'

const machine = { url: demoPictures.line, address: demoAddress, original: { width: 1200, height: 900 } }
const alt = 'Axion 56 seen from the operator side'

// One transparent pixel: a picture that has not loaded yet.
const nothingYet = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='

export const pictureExamples: Example[] = [
  { name: 'inline', render: () => <Picture {...machine} alt={alt} preset="Inline" blur={demoBlur} /> },
  { name: 'square', render: () => <Picture {...machine} alt={alt} preset="AsideSquare" /> },
  { name: 'video shape', render: () => <Picture {...machine} alt={alt} preset="AsideVideo" /> },
  {
    name: 'blurred while it loads',
    render: () => <Picture {...machine} address={() => nothingYet} alt={alt} preset="Gallery" blur={demoBlur} />,
  },
  {
    name: 'missing',
    render: () => <Picture url={null} alt="Corva 24, no picture yet" preset="Product" address={demoAddress} />,
  },
]
