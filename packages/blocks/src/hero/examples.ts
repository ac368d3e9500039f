import type { HeroContent } from './content.ts'

const crimpingLine = {
  filename: 'automatic-crimping-line.webp',
  alt: 'Fully automatic wire crimping line with two press stations behind clear doors',
  width: 1200,
  height: 900,
  mimeType: 'image/webp',
}

export const heroExamples = {
  'with picture and links': {
    blockType: 'hero',
    heading: 'A wire is cut in a second. It carries for thirty years.',
    lead: 'We build machines that cut, strip, crimp and test wire. Every crimp is measured while it is made.',
    image: crimpingLine,
    links: [
      { text: 'See the machines', href: '/products' },
      { text: 'How we work', href: '/company/about' },
    ],
  },
  'heading only': { blockType: 'hero', heading: 'About us', lead: null, image: null, links: [] },
  'long German words': {
    blockType: 'hero',
    heading: 'Kabelverarbeitungsmaschinen mit Crimpkraftüberwachung',
    lead: 'Die Maschine misst jeden Crimp während des Pressens und sortiert Abweichungen aus.',
    image: crimpingLine,
    links: [{ text: 'Qualitätssicherungsverfahren ansehen', href: '/services' }],
  },
} satisfies Record<string, HeroContent>
