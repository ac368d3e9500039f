import { keyFigures } from '../blocks/figures.ts'
import { teasers } from '../blocks/teasers.ts'
import { beside, callToAction, hero, quote } from '../blocks/text-blocks.ts'
import type { SeedText } from '../seed-page.ts'

export const ro: SeedText = {
  title: 'Mașini pentru prelucrarea firelor',
  description:
    'Norlitz construiește mașini care taie, dezizolează, sertizează, torsadează și testează firele din mașini, avioane și dulapuri.',
  blocks: [
    hero('Fiecare fir, exact.', {
      lead: 'Construim mașinile care taie, dezizolează, sertizează, torsadează și testează firele din automobile, avioane și dulapuri electrice. La zecimea de milimetru, de milioane de ori.',
      image: 'automatic-crimping-line',
      links: [
        ['Vedeți mașinile', '/products'],
        ['Discutați cu un expert', '/contact'],
      ],
    }),
    keyFigures([
      ['240', 'mm²', 'Cel mai gros cablu. Cel mai subțire fir are 0,013 mm²'],
      ['± 0,1', 'mm', 'Precizia lungimii pe un metru'],
      ['31', null, 'Țări cu tehnicieni proprii'],
      ['24', 'ore', 'Răspuns la fiecare întrebare în'],
    ]),
    teasers(
      { heading: 'De unde începeți?' },
      ['Produse', 'Mașini pentru fiecare pas al unui fir', '/products', 'automatic-crimping-line-front'],
      ['Servicii', 'Reparații, piese, instruire', '/services', 'service-desk'],
      ['Smart Factory', 'O comandă, un fir, o înregistrare', '/smart-factory', 'crimp-contact-macro'],
      ['Locații', '24 de locuri cu oameni și stoc', '/locations', 'factory-hall'],
    ),
    beside(
      {
        heading: 'Fiecare sertizare lasă o curbă',
        image: 'crimp-contact-macro',
        link: ['Vedeți Smart Factory', '/smart-factory'],
      },
      'Wire Flow o citește de la presă, o compară cu comanda și oprește linia înainte de a doua piesă proastă. Înregistrarea însoțește cablajul toată viața.',
    ),
    quote(
      'Ce nu se poate măsura pe mașină se ghicește în laborator.',
      'Regula Moser',
      'Președinta consiliului, Norlitz',
    ),
    callToAction(
      'La ce fir lucrați?',
      'Trimiteți-ne o mostră și desenul. O prelucrăm pe mașina potrivită și o returnăm cu valorile măsurate.',
      ['Discutați cu un expert', '/contact'],
      ['Găsiți o locație', '/locations'],
    ),
  ],
}
