import { chart, table } from '../blocks/figures.ts'
import { beside, questions, text } from '../blocks/text-blocks.ts'
import type { SeedText } from '../seed-page.ts'

export const sk: SeedText = {
  title: 'Päť spôsobov, ako čítať krivku sily',
  description: 'Lis nakreslí na zdvih 512 bodov. Päť miest na tej čiare povie, čo sa pokazilo a kedy.',
  leadText: 'Lis nakreslí na zdvih 512 bodov. Päť miest na tej čiare povie, čo sa pokazilo a kedy.',
  blocks: [
    text(
      null,
      'Väčšina ľudí sa na krivku sily pozerá ako na semafor: zelená alebo červená. Tým prídu o 510 bodov. S trochou cviku čiara povie, čo bolo zle, skôr než otvoríte kryt.',
    ),
    chart(
      {
        kind: 'line',
        heading: 'Jeden zdvih, dva vodiče',
        summary: 'Ak chýba jeden z 19 drôtikov, maximum klesne z 19,2 na 18,5 kN a nábeh začne neskôr.',
        footnote: 'Kontakt pre 2,5 mm², 19 drôtikov, merané na Corva 24.',
      },
      [
        'Dráha, mm|Úplný, kN|Chýba drôtik, kN',
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
    table('Čo hovorí čiara', [
      'Kam sa pozrieť|Čo vidno|Obvyklá príčina',
      'Začiatok nábehu|Neskôr|Chýba drôtik alebo vodič nie je zasunutý',
      'Prvý milimeter|Skôr|Izolácia v krimpe vodiča',
      'Sklon|Plochší|Mäkší vodič alebo nesprávny prierez',
      'Maximum|Vyššie|Výška krimpu nastavená príliš nízko',
    ]),
    beside(
      { heading: 'Učte lis len na dobrých kusoch', image: 'crimping-press', side: 'left' },
      'Urobte desať, tri rozrežte a krivku uvoľnite, keď bude súhlasiť aj [výbrus](/stories/what-37-strands-look-like).',
    ),
    questions('Otázky z kurzov', [
      'Nahradí krivka skúšku ťahom?',
      'Nie. Stráži každý kus medzi dvoma skúškami. Treba oboje a oboje učíme na [školeniach](/services/training).',
    ]),
  ],
}
