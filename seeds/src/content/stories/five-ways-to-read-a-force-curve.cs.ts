import { chart, table } from '../blocks/figures.ts'
import { beside, questions, text } from '../blocks/text-blocks.ts'
import type { SeedText } from '../seed-page.ts'

export const cs: SeedText = {
  title: 'Pět způsobů, jak číst křivku síly',
  description: 'Lis nakreslí na zdvih 512 bodů. Pět míst na té čáře řekne, co se pokazilo a kdy.',
  leadText: 'Lis nakreslí na zdvih 512 bodů. Pět míst na té čáře řekne, co se pokazilo a kdy.',
  blocks: [
    text(
      null,
      'Většina lidí se na křivku síly dívá jako na semafor: zelená, nebo červená. Tím přijdou o 510 bodů. S trochou cviku čára řekne, co bylo špatně, dřív než otevřete kryt.',
    ),
    chart(
      {
        kind: 'line',
        heading: 'Jeden zdvih, dva vodiče',
        summary: 'Chybí-li jeden z 19 drátků, maximum klesne z 19,2 na 18,5 kN a náběh začne později.',
        footnote: 'Kontakt pro 2,5 mm², 19 drátků, měřeno na Corva 24.',
      },
      [
        'Dráha, mm|Úplný, kN|Chybí drátek, kN',
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
    table('Co říká čára', [
      'Kam se dívat|Co je vidět|Obvyklá příčina',
      'Začátek náběhu|Později|Chybí drátek nebo vodič není zasunut',
      'První milimetr|Dříve|Izolace v krimpu vodiče',
      'Sklon|Plošší|Měkčí vodič nebo špatný průřez',
      'Maximum|Vyšší|Výška krimpu nastavena příliš nízko',
    ]),
    beside(
      { heading: 'Učte lis jen na dobrých kusech', image: 'crimping-press', side: 'left' },
      'Udělejte deset, tři rozřízněte a křivku uvolněte, až bude souhlasit i [výbrus](/stories/what-37-strands-look-like).',
    ),
    questions('Otázky z kurzů', [
      'Nahradí křivka zkoušku tahem?',
      'Ne. Hlídá každý kus mezi dvěma zkouškami. Je třeba obojí a obojí učíme na [školeních](/services/training).',
    ]),
  ],
}
