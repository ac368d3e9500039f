import { examplePictures } from '../pictures/example-pictures.ts'
import type { TeaserGridContent } from './content.ts'

export const teaserGridExamples = {
  'three with pictures': {
    blockType: 'teaser-grid',
    heading: 'More about the company',
    note: null,
    links: [{ text: 'The company', href: '/company' }],
    teasers: [
      {
        title: 'Sustainability',
        text: 'What a machine uses in twenty years',
        href: '/company/sustainability',
        image: examplePictures.strands,
      },
      {
        title: 'Media releases',
        text: 'News and ad hoc notices',
        href: '/company/media',
        image: examplePictures.hall,
      },
      {
        title: 'Locations',
        text: '28 places with people and stock',
        href: '/locations',
        image: examplePictures.microscope,
      },
    ],
  },
  'four without pictures, long words': {
    blockType: 'teaser-grid',
    heading: 'Dienstleistungen',
    note: 'Alles, was eine Maschine zwischen Inbetriebnahme und Überholung braucht.',
    links: [],
    teasers: [
      { title: 'Ersatzteilversorgungskonzept', text: 'Lieferung in 24 Stunden.', href: '/services/parts', image: null },
      { title: 'Schulungen', text: 'Im Werk oder bei Ihnen.', href: '/services/training', image: null },
      { title: 'Softwarelizenzverwaltung', text: null, href: '/services/software', image: null },
      { title: 'Umbau', text: 'Neue Steuerung, alter Rahmen.', href: '/services/retrofit', image: null },
    ],
  },
} satisfies Record<string, TeaserGridContent>
