import { table } from '../blocks/figures.ts'
import { hero, text } from '../blocks/text-blocks.ts'
import type { SeedText } from '../seed-page.ts'

export const cs: SeedText = {
  title: 'Ochrana osobních údajů',
  description: 'Co o vás ukládáme, proč, jak dlouho a jak to necháte smazat.',
  blocks: [
    hero('Ochrana osobních údajů', { lead: 'Ukládáme to, co potřebujeme k odpovědi, a nic dalšího.' }),
    text(
      'Co nám pošlete',
      'Co pošlete formulářem, použijeme k odpovědi. Uchováváme to 24 měsíců, a pokud z toho vznikne objednávka, po dobu danou zákonem.',
      'Naše stránky nic nenačítají od jiných firem. Písma, obrázky i filmy jsou z našich vlastních serverů.',
    ),
    table(
      'Cookies',
      [
        'Účel|Doba',
        'Zvolený jazyk a země|1 rok',
        'Zvolené jednotky, metrické nebo imperiální|1 rok',
        'Přihlášení do zákaznického portálu|do odhlášení',
      ],
      'Další cookies nastavíme až s vaším souhlasem.',
    ),
    text(
      'Vaše práva',
      [
        'Kdykoli se můžete zeptat, co o vás máme uloženo.',
        'Můžete to nechat opravit, předat nebo smazat.',
        'Můžete podat stížnost u úřadu pro ochranu osobních údajů ve své zemi.',
      ],
      'Napište nám přes [kontaktní stránku](/contact). Odpovíme do 30 dnů.',
    ),
  ],
}
