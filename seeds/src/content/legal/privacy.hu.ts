import { table } from '../blocks/figures.ts'
import { hero, text } from '../blocks/text-blocks.ts'
import type { SeedText } from '../seed-page.ts'

export const hu: SeedText = {
  title: 'Adatvédelem',
  description: 'Mit tárolunk Önről, miért, meddig, és hogyan töröltetheti.',
  blocks: [
    hero('Adatvédelem', { lead: 'Azt tároljuk, ami a válaszhoz kell, mást nem.' }),
    text(
      'Amit nekünk küld',
      'Amit űrlapon küld, azt a válaszhoz használjuk. 24 hónapig őrizzük meg, vagy ha megrendelés lesz belőle, ameddig a törvény előírja.',
      'Oldalaink semmit sem töltenek be más cégektől. A betűk, képek és filmek saját kiszolgálóinkról érkeznek.',
    ),
    table(
      'Sütik',
      [
        'Cél|Időtartam',
        'A választott nyelv és ország|1 év',
        'A választott mértékegységek|1 év',
        'Bejelentkezés az ügyfélportálra|a kijelentkezésig',
      ],
      'Más sütiket csak az Ön hozzájárulása után használunk.',
    ),
    text(
      'Az Ön jogai',
      [
        'Bármikor megkérdezheti, mit tárolunk Önről.',
        'Kérheti az adatok helyesbítését, kiadását vagy törlését.',
        'Panaszt tehet országa adatvédelmi hatóságánál.',
      ],
      'Írjon nekünk a [kapcsolat oldalon](/contact). 30 napon belül válaszolunk.',
    ),
  ],
}
