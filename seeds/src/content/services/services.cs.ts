import { keyFigures, offerTable } from '../blocks/figures.ts'
import { beside, callToAction, hero } from '../blocks/text-blocks.ts'
import type { SeedText } from '../seed-page.ts'

export const cs: SeedText = {
  title: 'Služby',
  description: 'Opravy, náhradní díly, školení, kalibrace a modernizace: 412 odborníků ve 31 zemích.',
  blocks: [
    hero('Koupí se jednou a běží dvacet let', {
      lead: '412 odborníků ve 31 zemích udržuje váš stroj přesný. Většinu závad vyřeší telefon, zbytek někdo, kdo zná vaši halu.',
      image: 'service-desk',
      links: [
        ['Požádat o servis', '/requests/service'],
        ['Najít pobočku', '/locations'],
      ],
    }),
    keyFigures(
      [
        ['1,6', 'h', 'První odpověď, průměr za říjen'],
        ['71', '%', 'Vyřešeno bez návštěvy'],
        ['96', '%', 'Díly odeslané týž den'],
        ['34', 'let', 'Nejstarší stroj v provozu'],
      ],
      { footnote: 'Ukázkové údaje, vymyšlené.' },
    ),
    offerTable(
      'Servisní smlouvy',
      [
        'Obsah|Bez smlouvy|Care|Care Plus',
        'První odpověď|1 pracovní den|8 pracovních hodin|4 pracovní hodiny',
        'Návštěva|Jakmile je volno|5 pracovních dnů|2 pracovní dny',
        'Roční prohlídka|Na objednávku|V ceně|V ceně',
        'Spotřební díly|Ceníková cena|O 10 % méně|V ceně',
        'Zapůjčený stroj|Ne|Ne|Od 3. dne',
      ],
      'Cena závisí na stroji a zemi, rozsah služeb nikoli.',
    ),
    beside(
      {
        heading: 'Už jste zákazník? Použijte mykomax.',
        image: 'spare-control-board',
        square: true,
        link: ['Přihlásit se do mykomax', '/mykomax'],
      },
      'Tikety s lhůtou, díly podle sériového čísla, software a návody. Zdarma ke každému stroji.',
    ),
    callToAction('Stroj stojí?', 'Zavolejte nejbližší pobočku. Mimo pracovní dobu odpovídáme anglicky.', [
      'Zobrazit telefony',
      '/locations',
    ]),
  ],
}
