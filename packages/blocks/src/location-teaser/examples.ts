import type { LocationTeaserContent } from './content.ts'

export const locationTeaserExamples = {
  'three locations': {
    blockType: 'location-teaser',
    heading: 'Close to your line',
    note: '28 locations with stock, demo machines and people who speak your language.',
    links: [{ text: 'Find a location', href: '/locations' }],
    locations: [
      {
        kind: 'Sales and service',
        name: 'Norlitz Austria GmbH',
        address: 'Industriezeile 47\n4020 Linz\nAustria',
        phone: '+43 732 555 40',
        email: 'linz@norlitz.example',
      },
      {
        kind: 'Production',
        name: 'Norlitz România SRL',
        address: 'Calea Șagului 201\n300517 Timișoara\nRomania',
        phone: '+40 256 555 300',
        email: null,
      },
      {
        kind: null,
        name: 'Kabelverarbeitungsmaschinenvertriebsgesellschaft mbH',
        address: 'Sigmundstraße 180\n90431 Nuremberg\nGermany',
        phone: null,
        email: 'kabelverarbeitungsmaschinenvertrieb@norlitz.example',
      },
    ],
  },
} satisfies Record<string, LocationTeaserContent>
