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
        summary: 'Chybí-li jeden z 19 drátků, maximum klesne z 38,4 na 36,9 kN a náběh začne později.',
        footnote: 'Kontakt pro 2,5 mm², 19 drátků, měřeno na Corva 24.',
      },
      [
        'Dráha, mm|Úplný, kN|Chybí drátek, kN',
        '30|0|0',
        '32|1,8|1,4',
        '34|9,6|8,7',
        '36|22,5|21,1',
        '37|30,9|29,4',
        '38|36,2|34,6',
        '39|38,4|36,9',
        '39,5|31,0|29,9',
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
