import { table } from '../blocks/figures.ts'
import { hero, text } from '../blocks/text-blocks.ts'
import type { SeedText } from '../seed-page.ts'

export const sk: SeedText = {
  title: 'Ochrana osobných údajov',
  description: 'Čo o vás ukladáme, prečo, ako dlho a ako to necháte vymazať.',
  blocks: [
    hero('Ochrana osobných údajov', { lead: 'Ukladáme to, čo potrebujeme na odpoveď, a nič iné.' }),
    text(
      'Čo nám pošlete',
      'Čo pošlete formulárom, použijeme na odpoveď. Uchovávame to 24 mesiacov, a ak z toho vznikne objednávka, tak dlho, ako vyžaduje zákon.',
      'Naše stránky nič nenačítavajú od iných firiem. Písma, obrázky aj filmy sú z našich vlastných serverov.',
    ),
    table(
      'Cookies',
      [
        'Účel|Doba',
        'Zvolený jazyk a krajina|1 rok',
        'Zvolené jednotky, metrické alebo imperiálne|1 rok',
        'Prihlásenie do zákazníckeho portálu|do odhlásenia',
      ],
      'Ďalšie cookies nastavíme až s vaším súhlasom.',
    ),
    text(
      'Vaše práva',
      [
        'Kedykoľvek sa môžete opýtať, čo o vás máme uložené.',
        'Môžete to dať opraviť, odovzdať alebo vymazať.',
        'Môžete podať sťažnosť úradu na ochranu osobných údajov vo svojej krajine.',
      ],
      'Napíšte nám cez [kontaktnú stránku](/contact). Odpovieme do 30 dní.',
    ),
  ],
}
