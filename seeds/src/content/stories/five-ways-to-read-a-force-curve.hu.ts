import { chart, table } from '../blocks/figures.ts'
import { beside, questions, text } from '../blocks/text-blocks.ts'
import type { SeedText } from '../seed-page.ts'

export const hu: SeedText = {
  title: 'Ötféleképpen olvasni egy erőgörbét',
  description: 'A prés löketenként 512 pontot rajzol. A vonal öt helye megmondja, mi romlott el és mikor.',
  leadText: 'A prés löketenként 512 pontot rajzol. A vonal öt helye megmondja, mi romlott el és mikor.',
  blocks: [
    text(
      null,
      'A legtöbben úgy nézik az erőgörbét, mint a jelzőlámpát: zöld vagy piros. Így 510 pont vész kárba. Kis gyakorlattal a vonal megmondja, mi volt rossz, mielőtt kinyitná a burkolatot.',
    ),
    chart(
      {
        kind: 'line',
        heading: 'Egy löket, két vezeték',
        summary: 'Ha 19 szálból egy hiányzik, a csúcs 19,2-ről 18,5 kN-ra esik, és az emelkedés később kezdődik.',
        footnote: 'Érintkező 2,5 mm²-hez, 19 szál, Corva 24-en mérve.',
      },
      [
        'Út, mm|Teljes, kN|Egy szál hiányzik, kN',
        '30|0|0',
        '32|0,9|0,7',
        '34|4,8|4,4',
        '36|11,3|10,6',
        '37|15,5|14,7',
        '38|18,1|17,3',
        '39|19,2|18,5',
        '39,5|15,5|15,0',
        '40|0|0',
      ],
    ),
    table('Mit mond a vonal', [
      'Hová nézzünk|Mit látunk|Szokásos ok',
      'Az emelkedés kezdete|Később|Hiányzó szál vagy be nem tolt vezeték',
      'Első milliméter|Korábban|Szigetelés a vezetőkrimpben',
      'Meredekség|Laposabb|Puhább vezeték vagy rossz keresztmetszet',
      'Csúcs|Magasabb|Túl alacsonyra állított krimpmagasság',
    ]),
    beside(
      { heading: 'Csak jó darabokon tanítsa', image: 'crimping-press', side: 'left' },
      'Készítsen tízet, vágjon fel hármat, és akkor engedje a görbét, ha a [csiszolat](/stories/what-37-strands-look-like) is jó.',
    ),
    questions('Kérdések a tanfolyamokról', [
      'Kiváltja a görbe a húzóvizsgálatot?',
      'Nem. Két vizsgálat között minden darabot figyel. Mindkettő kell, és mindkettőt tanítjuk a [képzéseinken](/services/training).',
    ]),
  ],
}
