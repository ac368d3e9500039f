import { table } from '../blocks/figures.ts'
import { beside, hero, questions } from '../blocks/text-blocks.ts'
import type { SeedText } from '../seed-page.ts'

export const hu: SeedText = {
  title: 'Képzés',
  description: '38 tanfolyam kezelőknek, beállítóknak és minőségügyeseknek Wolhusenben, Elginben, Punéban vagy Önnél.',
  blocks: [
    hero('Vágjon fel egyet saját kezűleg', {
      lead: 'Aki egyszer felvágott egy krimpelést, érti a tűrést. 38 tanfolyam kezelőknek, beállítóknak és minőségügyeseknek.',
      image: 'assembly-workstation',
      links: [['Hely foglalása', '/requests/contact?topic=training']],
    }),
    table(
      'Legkeresettebb tanfolyamok',
      [
        'Tanfolyam|Nap|Kinek|Hely',
        'Krimpelősor kezelése|2|Kezelők|8',
        'Beállítás és átállás|3|Beállítók|6',
        'Krimpelési minőség|5|Minőségügy|8',
        'Az Axion sorozat karbantartása|4|Karbantartás|6',
        'Wire Flow tervezőknek|1|Tervezés|12',
      ],
      'Wolhusenben, Elginben és Punéban, vagy négy főtől az Ön üzemében.',
    ),
    beside(
      { heading: 'A fele a gépnél', image: 'crimping-press-front', side: 'left' },
      'Délelőtt a miért, délután a hogyan. Minden párnak saját prése, mikroszkópja és a saját üzeméből hozott vezetéke van.',
    ),
    questions(
      'Kérdések',
      [
        'Van vizsga?',
        'A krimpelési minőségnél igen: elmélet és három krimpelés önálló megítélése. Az oklevél három évig érvényes.',
      ],
      ['Mennyibe kerül?', 'Minden új sorhoz két hely jár. Egyébként kérdezze a [telephelyét](/locations).'],
    ),
  ],
}
