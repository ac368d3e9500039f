import { keyFigures, table } from '../blocks/figures.ts'
import { beside, callToAction, hero, text } from '../blocks/text-blocks.ts'
import type { SeedText } from '../seed-page.ts'

export const cs: SeedText = {
  title: 'Kariéra',
  description: '31 volných míst, 9 z nich pro lidi, kteří krimp nikdy neviděli. Jak přijímáme.',
  blocks: [
    hero('Práce na věcech, které vydrží', {
      lead: '31 volných míst, 9 z nich pro lidi, kteří krimp nikdy neviděli. Naučíte se to tu za tři měsíce.',
      image: 'assembly-workstation',
      links: [['Ucházet se', '/requests/contact?topic=application']],
    }),
    keyFigures([
      ['11', 'let', 'Průměrná doba inženýra u nás'],
      ['74', null, 'Učni ve čtyřech zemích'],
      ['40', 'h', 'Vzdělávání ročně, pro všechny'],
    ]),
    table(
      'Volná místa',
      [
        'Pozice|Místo|Úvazek',
        'Technik uvádění do provozu|Wolhusen, 40 % na cestách|80–100 %',
        'Vývojář softwaru, Wire Flow|Brno nebo na dálku|80–100 %',
        'Nástrojař, aplikátory|Wolhusen|60–100 %',
        'Aplikační inženýr|Elgin|100 %',
      ],
      'Ukázkové údaje. Nikdo tu ve skutečnosti přijímán není.',
    ),
    beside(
      { heading: 'Tři měsíce u stroje', image: 'crimping-press-compact', side: 'left' },
      'Všichni začínají u lisu, i účetní a vývojáři. Kdo rozřízl krimp, čte zadání jinak.',
    ),
    text('Co nabízíme', ['Šest týdnů dovolené', 'Podíl na zisku, pro všechny stejný', '16 týdnů volna pro oba rodiče']),
    callToAction('Nic vhodného?', 'Napište, co umíte a co se chcete naučit. Přečte to člověk.', [
      'Napište nám',
      '/requests/contact?topic=application',
    ]),
  ],
}
