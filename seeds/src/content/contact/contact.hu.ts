import { expert, hero, questions, text } from '../blocks/text-blocks.ts'
import type { SeedText } from '../seed-page.ts'

export const hu: SeedText = {
  title: 'Kapcsolat',
  description: 'Írjon vagy hívjon: minden megkeresésre 24 órán belül válaszol valaki, aki ismeri a gépet.',
  blocks: [
    hero('Beszéljen szakértővel', {
      lead: 'Minden megkeresésre 24 órán belül válaszol valaki, aki ismeri a gépet.',
      links: [['Telephely keresése', '/locations']],
    }),
    {
      ...expert(
        'Adja meg a vezetéket, az érintkezőt és a műszakonkénti darabszámot, vagy azt, mit csinál a gép, amit nem kellene.',
        'Ines Duarte',
        'Alkalmazástechnikai mérnök, Porto',
      ),
      href: '/locations',
    },
    text('Telefonon vagy e-mailben', [
      'Értékesítés: +41 41 555 01 00, [sales@norlitz.example](mailto:sales@norlitz.example)',
      'Szerviz: +41 41 555 01 10, [service@norlitz.example](mailto:service@norlitz.example)',
      'Sajtó: +41 41 555 01 20, [media@norlitz.example](mailto:media@norlitz.example)',
    ]),
    questions(
      'Mielőtt ír',
      [
        'Hol van a sorozatszám?',
        'A főkapcsoló melletti táblán, például 56-1184-207. Ebből tudjuk, melyik gép, milyen alkatrészekkel és szoftverrel.',
      ],
      [
        'Küldhetek videót?',
        'Igen, tíz másodperc elég. Tartsa mozdulatlanul a telefont, és mutassa a helyet, ahol a hiba jelentkezik.',
      ],
      ['Mi történik az adataimmal?', 'A válaszhoz használjuk, másra nem. Lásd: [adatvédelem](/privacy).'],
    ),
  ],
}
