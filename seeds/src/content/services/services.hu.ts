import { keyFigures, offerTable } from '../blocks/figures.ts'
import { beside, callToAction, hero } from '../blocks/text-blocks.ts'
import type { SeedText } from '../seed-page.ts'

export const hu: SeedText = {
  title: 'Szolgáltatások',
  description: 'Javítás, pótalkatrész, képzés, kalibrálás és korszerűsítés: 412 szakember 31 országban.',
  blocks: [
    hero('Egyszer veszik meg, húsz évig dolgozik', {
      lead: '31 országban 412 szakember tartja pontosan a gépét. A legtöbb hibát telefonon oldjuk meg, a többit olyan ember, aki ismeri a csarnokot.',
      image: 'service-desk',
      links: [
        ['Szerviz kérése', '/requests/service'],
        ['Telephely keresése', '/locations'],
      ],
    }),
    keyFigures(
      [
        ['1,6', 'óra', 'Első válasz, októberi átlag'],
        ['71', '%', 'Látogatás nélkül megoldva'],
        ['96', '%', 'Aznap feladott alkatrész'],
        ['34', 'év', 'Legrégebbi működő gép'],
      ],
      { footnote: 'Bemutató adatok, kitaláltak.' },
    ),
    offerTable(
      'Szervizszerződések',
      [
        'Tartalom|Szerződés nélkül|Care|Care Plus',
        'Első válasz|1 munkanap|8 munkaóra|4 munkaóra',
        'Látogatás|Amint lehet|5 munkanap|2 munkanap',
        'Éves átvizsgálás|Megrendelésre|Benne van|Benne van',
        'Kopó alkatrészek|Listaár|10 %-kal kevesebb|Benne van',
        'Cseregép|Nincs|Nincs|A 3. naptól',
      ],
      'Az ár a géptől és az országtól függ, a szolgáltatás nem.',
    ),
    beside(
      {
        heading: 'Már ügyfelünk? Használja a mykomaxot.',
        image: 'spare-control-board',
        square: true,
        link: ['Bejelentkezés: mykomax', '/mykomax'],
      },
      'Határidős jegyek, a sorozatszámhoz illő alkatrészek, szoftver és kézikönyvek. Minden géphez ingyenes.',
    ),
    callToAction('Áll a gép?', 'Hívja a legközelebbi telephelyet. Munkaidőn kívül angolul válaszolunk.', [
      'Telefonszámok',
      '/locations',
    ]),
  ],
}
