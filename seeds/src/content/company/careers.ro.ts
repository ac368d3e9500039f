import { keyFigures } from '../blocks/figures.ts'
import { beside, callToAction, hero, text, timeline } from '../blocks/text-blocks.ts'
import type { SeedText } from '../seed-page.ts'
import { openPositions } from './open-positions.ts'

export const ro: SeedText = {
  title: 'Cariere',
  description: '31 de posturi libere, 9 pentru oameni care nu au văzut niciodată o sertizare. Cum angajăm.',
  blocks: [
    hero('Lucrați la lucruri care durează', {
      lead: '31 de posturi libere, 9 pentru oameni care nu au văzut niciodată o sertizare. Învățați aici în trei luni.',
      opening: 'text',
    }),
    openPositions(
      'ro',
      'Posturi libere',
      'Posturile de pe acest site demonstrativ sunt exemple; candidaturile nu sunt procesate.',
    ),
    beside(
      { heading: 'Trei luni la mașină', image: 'assembly-workstation', side: 'left' },
      'Toți încep la o presă, și contabilii, și programatorii.',
    ),
    timeline(
      'Cum angajăm',
      ['10 minute', 'Candidatura', 'CV sau profil LinkedIn. Fără scrisoare de intenție.'],
      ['În 1 săptămână', 'Prima discuție', '30 de minute prin video cu liderul echipei.'],
      ['O jumătate de zi', 'Vizita', 'Rezolvați cu noi o sarcină reală și vedeți hala.'],
      ['În 3 zile', 'Decizia', 'La telefon, cu motivele.'],
    ),
    text('Ce oferim', [
      'Șase săptămâni de concediu',
      'O parte din profit, aceeași pentru toți',
      '16 săptămâni de concediu pentru ambii părinți',
    ]),
    keyFigures([
      ['11', 'ani', 'Cât rămâne în medie un inginer'],
      ['74', null, 'Ucenici în patru țări'],
      ['40', 'ore', 'Instruire pe an, pentru toți'],
    ]),
    callToAction('Nimic potrivit?', 'Scrieți ce știți și ce vreți să învățați. Citește un om.', [
      'Scrieți-ne',
      '/requests/contact?topic=application',
    ]),
  ],
}
