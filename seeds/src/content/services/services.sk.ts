import { keyFigures, offerTable } from '../blocks/figures.ts'
import { beside, callToAction, hero } from '../blocks/text-blocks.ts'
import type { SeedText } from '../seed-page.ts'

export const sk: SeedText = {
  title: 'Služby',
  description: 'Opravy, náhradné diely, školenia, kalibrácia a modernizácia: 412 odborníkov v 31 krajinách.',
  blocks: [
    hero('Kúpi sa raz a beží dvadsať rokov', {
      lead: '412 odborníkov v 31 krajinách udržuje váš stroj presný. Väčšinu porúch vyrieši telefón, zvyšok niekto, kto pozná vašu halu.',
      image: 'service-desk',
      links: [
        ['Požiadať o servis', '/requests/service'],
        ['Nájsť pobočku', '/locations'],
      ],
    }),
    keyFigures(
      [
        ['1,6', 'h', 'Prvá odpoveď, priemer za október'],
        ['71', '%', 'Vyriešené bez návštevy'],
        ['96', '%', 'Diely odoslané v ten istý deň'],
        ['34', 'rokov', 'Najstarší stroj v prevádzke'],
      ],
      { footnote: 'Ukážkové údaje, vymyslené.' },
    ),
    offerTable(
      'Servisné zmluvy',
      [
        'Obsah|Bez zmluvy|Care|Care Plus',
        'Prvá odpoveď|1 pracovný deň|8 pracovných hodín|4 pracovné hodiny',
        'Návšteva|Hneď ako je voľno|5 pracovných dní|2 pracovné dni',
        'Ročná prehliadka|Na objednávku|V cene|V cene',
        'Spotrebné diely|Cenníková cena|O 10 % menej|V cene',
        'Zapožičaný stroj|Nie|Nie|Od 3. dňa',
      ],
      'Cena závisí od stroja a krajiny, rozsah služieb nie.',
    ),
    beside(
      {
        heading: 'Už ste zákazník? Použite mykomax.',
        image: 'spare-control-board',
        square: true,
        link: ['Prihlásiť sa do mykomax', '/mykomax'],
      },
      'Tikety s lehotou, diely podľa sériového čísla, softvér a návody. Zadarmo ku každému stroju.',
    ),
    callToAction('Stroj stojí?', 'Zavolajte najbližšiu pobočku. Mimo pracovného času odpovedáme po anglicky.', [
      'Zobraziť telefóny',
      '/locations',
    ]),
  ],
}
