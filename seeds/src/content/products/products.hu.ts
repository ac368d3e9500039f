import { table } from '../blocks/figures.ts'
import { machines } from '../blocks/teasers.ts'
import { expert, hero, search } from '../blocks/text-blocks.ts'
import type { SeedText } from '../seed-page.ts'

export const hu: SeedText = {
  title: 'Termékek',
  description: 'Gépek, amelyek vezetéket vágnak, blankolnak, krimpelnek, jelölnek, sodornak, vizsgálnak és szerelnek.',
  blocks: [
    hero('Gépek a vezeték minden lépéséhez', {
      lead: 'A mintákhoz való asztali géptől a soha meg nem álló sorig. Mind ugyanazt a vezérlést és vezetéklistát használja.',
      image: 'automatic-crimping-line',
      links: [['Beszéljen szakértővel', '/requests/contact']],
    }),
    machines(
      { heading: 'Három kezdésnek' },
      ['axion-56', 'Axion 56', 'Teljesen automata sor, átállás három perc alatt.', 'automatic-crimping-line-front'],
      ['corva-24', 'Corva 24', '24 kN-os asztali prés, minden lökethez görbével.', 'crimping-press'],
      ['helix-240', 'Helix 240', 'Akár tizenkét méteres párokat sodor.', 'wire-twisting-machine-front'],
    ),
    table(
      'Melyik gép hány vezetékhez?',
      [
        'Vezeték naponta|Szokásos választás|Fő',
        '500-ig|Asztali gép és asztali prés|1',
        '500–5 000|Vágó- és blankológép, prés modullal|1–2',
        '5 000 felett|Teljesen automata sor|1 fő 2 sorhoz',
      ],
      'Ökölszabály. Az átállások többet számítanak, mint a darabszám.',
    ),
    search('Valami pontosat keres?', 'Keressen gép, érintkező, vezetéktípus vagy keresztmetszet szerint.'),
    expert(
      'Adja meg a vezetéket, az érintkezőt és a műszakonkénti darabszámot. Géppel és ciklusidővel válaszolunk.',
      'Ines Duarte',
      'Alkalmazástechnikai mérnök, Porto',
    ),
  ],
}
