import { keyFigures } from '../blocks/figures.ts'
import { beside, callToAction, hero, text, timeline } from '../blocks/text-blocks.ts'
import type { SeedText } from '../seed-page.ts'
import { openPositions } from './open-positions.ts'

export const cs: SeedText = {
  title: 'Kariéra',
  description: '31 volných míst, 9 z nich pro lidi, kteří krimp nikdy neviděli. Jak přijímáme.',
  blocks: [
    hero('Práce na věcech, které vydrží', {
      lead: '31 volných míst, 9 z nich pro lidi, kteří krimp nikdy neviděli. Naučíte se to tu za tři měsíce.',
      opening: 'text',
    }),
    openPositions('cs', 'Volná místa', 'Pozice na tomto ukázkovém webu jsou příklady; přihlášky se nezpracovávají.'),
    beside(
      { heading: 'Tři měsíce u stroje', image: 'assembly-workstation', side: 'left' },
      'Všichni začínají u lisu, i účetní a vývojáři.',
    ),
    timeline(
      'Jak přijímáme',
      ['10 minut', 'Přihláška', 'Životopis nebo profil na LinkedInu. Bez motivačního dopisu.'],
      ['Do 1 týdne', 'První rozhovor', '30 minut po videu s vedením týmu.'],
      ['Půl dne', 'Návštěva', 'Vyřešíte s námi skutečný úkol a uvidíte halu.'],
      ['Do 3 dnů', 'Rozhodnutí', 'Telefonicky a s odůvodněním.'],
    ),
    text('Co nabízíme', ['Šest týdnů dovolené', 'Podíl na zisku, pro všechny stejný', '16 týdnů volna pro oba rodiče']),
    keyFigures([
      ['11', 'let', 'Průměrná doba inženýra u nás'],
      ['74', null, 'Učni ve čtyřech zemích'],
      ['40', 'h', 'Vzdělávání ročně, pro všechny'],
    ]),
    callToAction('Nic vhodného?', 'Napište, co umíte a co se chcete naučit. Přečte to člověk.', [
      'Napište nám',
      '/requests/contact?topic=application',
    ]),
  ],
}
