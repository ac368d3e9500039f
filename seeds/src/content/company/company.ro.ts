import { keyFigures } from '../blocks/figures.ts'
import { teasers } from '../blocks/teasers.ts'
import { brandLogos } from '../blocks/brand-logos.ts'
import { callToAction, hero, text } from '../blocks/text-blocks.ts'
import type { SeedText } from '../seed-page.ts'

export const ro: SeedText = {
  title: 'Companie',
  description: 'Cine suntem, unde construim și cum ne găsiți: 1.604 oameni care trăiesc din fire.',
  blocks: [
    hero('Întâi tehnica', {
      lead: 'Norlitz dezvoltă, construiește și întreține mașini pentru prelucrarea firelor. La Wolhusen din 1961, aproape de clienți din 1974.',
      image: 'factory-hall',
      links: [['Despre noi', '/company/about']],
    }),
    keyFigures(
      [
        ['1.604', null, 'Angajați'],
        ['24', null, 'Locații'],
        ['9,4', '%', 'Din venituri pentru dezvoltare'],
      ],
      { footnote: 'Date demonstrative, la 31 decembrie 2025.' },
    ),
    teasers(
      { heading: 'Mai multe despre companie' },
      ['Despre noi', 'Cum lucrăm și pe ce vă puteți baza', '/company/about', 'crimp-inspection-microscope'],
      ['Cariere', '31 de posturi libere', '/company/careers', 'assembly-workstation'],
      ['Locații', '24 de locuri cu oameni și stoc', '/locations', 'wire-reels'],
    ),
    brandLogos('Mărcile grupului'),
    text(
      'A celor care rămân',
      'Norlitz este listată, iar familia fondatoare deține încă 14 la sută. Mașinile trăiesc mult și au nevoie de memorie: inginerii noștri rămân în medie unsprezece ani.',
    ),
    callToAction(
      'Veniți să vedeți',
      'Arătăm asamblarea în fiecare joi. Vizita durează 90 de minute și este gratuită.',
      ['Cereți o dată', '/requests/contact?topic=visit'],
    ),
  ],
}
