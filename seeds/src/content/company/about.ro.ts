import { table } from '../blocks/figures.ts'
import { anchor, beside, hero, quote, text, timeline } from '../blocks/text-blocks.ts'
import type { SeedText } from '../seed-page.ts'
import { leaders } from './leaders.ts'
import { sustainabilityFigures } from './sustainability-figures.ts'

export const ro: SeedText = {
  title: 'Despre noi',
  description: 'Așa lucrează Norlitz: întâi măsoară, apoi promite. Cine v-a construit mașina răspunde de ea.',
  blocks: [
    hero('Mașini pentru fire, din 1961', {
      lead: 'Construim mașini care taie, dezizolează, sertizează, torsadează și testează fire: 1.604 oameni în 24 de locații.',
      image: 'factory-hall',
      links: [['Cum lucrăm', '#how-we-work']],
    }),
    timeline(
      'Din 1961 până azi',
      ['1961', 'Prima mașină de tăiat', 'Două mii de fire, cu precizie de jumătate de milimetru'],
      ['1998', 'Controlul forței de sertizare', 'De atunci, în fiecare presă'],
      ['2011', 'Uzina din Timișoara', 'Linii de sertizare, aproape de producătorii de cablaje'],
      ['2026', 'Axion 56', 'Schimbare de serie în trei minute, fără scule'],
    ),
    text(
      'Cum a început',
      'În 1961, un sculer din Wolhusen trebuia să taie până vineri două mii de fire la aceeași lungime. Miercuri a construit o mașină, precisă la jumătate de milimetru. Clientul a comandat încă una pentru săptămâna următoare.',
    ),
    anchor('how-we-work'),
    text(
      'Cum lucrăm',
      'Trimiteți un fir, un contact și un desen. Facem 500 de piese, le măsurăm și vă trimitem piesele și valorile.',
      [
        '1. La fiecare întrebare răspundem în 24 de ore.',
        '2. Piesele sunt disponibile 15 ani după ultima livrare.',
        '3. Cine v-a reglat linia rămâne persoana de contact.',
      ],
    ),
    quote('Ce nu se poate măsura pe mașină se ghicește în laborator.', 'Regula Moser', 'Președinta consiliului'),
    table(
      'Patru uzine, 24 de locații',
      [
        'Loc|Construiește|Din|Oameni',
        'Wolhusen|Linii de sertizare, aplicatoare|1961|640',
        'Timișoara|Linii de sertizare|2011|410',
        'Elgin|Sisteme de testare|2004|190',
        'Suzhou|Tăiere și dezizolare|2008|230',
        'Alte 20|Vânzări, service, instruire|–|134',
        '* Total|–|–|1.604',
      ],
      'Date demonstrative, la 31 decembrie 2025.',
    ),
    leaders('ro'),
    sustainabilityFigures('ro'),
    beside(
      {
        heading: 'O comandă pentru toate',
        image: 'automatic-crimping-line-front',
        side: 'left',
        link: ['Vedeți mașinile', '/products'],
      },
      'Tăierea, sertizarea, torsadarea și testarea folosesc aceeași comandă, aceeași listă de fire și aceleași cuvinte. Cine știe o mașină se descurcă și pe următoarea.',
    ),
  ],
}
