import { keyFigures } from '../blocks/figures.ts'
import { beside, callToAction, hero, text, timeline } from '../blocks/text-blocks.ts'
import type { SeedText } from '../seed-page.ts'
import { openPositions } from './open-positions.ts'

export const sk: SeedText = {
  title: 'Kariéra',
  description: '31 voľných miest, 9 z nich pre ľudí, ktorí krimp nikdy nevideli. Ako prijímame.',
  blocks: [
    hero('Práca na veciach, ktoré vydržia', {
      lead: '31 voľných miest, 9 z nich pre ľudí, ktorí krimp nikdy nevideli. Naučíte sa to tu za tri mesiace.',
      opening: 'text',
    }),
    openPositions('sk', 'Voľné miesta', 'Pozície na tejto ukážkovej stránke sú príklady; prihlášky sa nespracúvajú.'),
    beside(
      { heading: 'Tri mesiace pri stroji', image: 'assembly-workstation', side: 'left' },
      'Všetci začínajú pri lise, aj účtovníci a vývojári.',
    ),
    timeline(
      'Ako prijímame',
      ['10 minút', 'Prihláška', 'Životopis alebo profil na LinkedIne. Bez motivačného listu.'],
      ['Do 1 týždňa', 'Prvý rozhovor', '30 minút cez video s vedením tímu.'],
      ['Pol dňa', 'Návšteva', 'Vyriešite s nami skutočnú úlohu a uvidíte halu.'],
      ['Do 3 dní', 'Rozhodnutie', 'Telefonicky a s odôvodnením.'],
    ),
    text('Čo ponúkame', [
      'Šesť týždňov dovolenky',
      'Podiel na zisku, pre všetkých rovnaký',
      '16 týždňov voľna pre oboch rodičov',
    ]),
    keyFigures([
      ['11', 'rokov', 'Priemerný čas inžiniera u nás'],
      ['74', null, 'Učni v štyroch krajinách'],
      ['40', 'h', 'Vzdelávanie ročne, pre všetkých'],
    ]),
    callToAction('Nič vhodné?', 'Napíšte, čo viete a čo sa chcete naučiť. Prečíta to človek.', [
      'Napíšte nám',
      '/requests/contact?topic=application',
    ]),
  ],
}
