import { paragraph, richText } from '@ferrule/blocks/rich-text/rich-text-nodes'
import type { SeedPage } from './seed-page.ts'

export const schleunigerHome: SeedPage = {
  siteSlug: 'schleuniger',
  slug: 'home',
  theme: 'Schleuniger',
  texts: {
    en: {
      title: 'Cutting and stripping',
      description:
        'Bench machines that cut and strip wire and coaxial cable. Demo site of a brand of the Norlitz group.',
      blocks: [
        {
          blockType: 'hero',
          heading: 'The cut decides',
          lead: 'Bench machines that cut and strip coaxial cable layer by layer, without touching the conductor.',
          image: 'coax-stripping-machine',
          links: [],
        },
        {
          blockType: 'text',
          heading: 'Three layers in one pass',
          body: richText(
            paragraph('Sheath, braid and dielectric are cut at three depths. The depth is set in steps of 0.01 mm.'),
          ),
        },
      ],
    },
    de: {
      title: 'Schneiden und Abisolieren',
      description:
        'Tischmaschinen, die Leitungen und Koaxialkabel schneiden und abisolieren. Demoseite einer Marke der Norlitz-Gruppe.',
      blocks: [
        {
          blockType: 'hero',
          heading: 'Der Schnitt entscheidet',
          lead: 'Tischmaschinen, die Koaxialkabel Schicht für Schicht abisolieren, ohne den Leiter zu berühren.',
          image: 'coax-stripping-machine',
          links: [],
        },
        {
          blockType: 'text',
          heading: 'Drei Schichten in einem Durchgang',
          body: richText(
            paragraph(
              'Mantel, Geflecht und Dielektrikum werden in drei Tiefen geschnitten. Die Tiefe wird in Schritten von 0.01 mm eingestellt.',
            ),
          ),
        },
      ],
    },
  },
}
