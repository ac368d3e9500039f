import { table } from '../blocks/figures.ts'
import { anchor, beside, hero, quote, text, timeline } from '../blocks/text-blocks.ts'
import type { SeedText } from '../seed-page.ts'
import { leaders } from './leaders.ts'
import { sustainabilityFigures } from './sustainability-figures.ts'

export const cs: SeedText = {
  title: 'O nás',
  description: 'Tak pracuje Norlitz: nejdřív změřit, pak slíbit. Kdo stroj postavil, ten za něj ručí.',
  blocks: [
    hero('Stroje na vodiče od roku 1961', {
      lead: 'Stavíme stroje, které vodiče stříhají, odizolují, krimpují, kroutí a testují: 1 604 lidí na 24 místech.',
      image: 'factory-hall',
      links: [['Jak pracujeme', '#how-we-work']],
    }),
    timeline(
      'Od roku 1961 dodnes',
      ['1961', 'První stříhací stroj', 'Dva tisíce vodičů s přesností na půl milimetru'],
      ['1998', 'Kontrola krimpovací síly', 'Od té doby v každém lisu'],
      ['2011', 'Závod v Temešváru', 'Krimpovací linky blízko výrobců svazků'],
      ['2026', 'Axion 56', 'Přestavba za tři minuty, bez nářadí'],
    ),
    text(
      'Jak to začalo',
      'V roce 1961 měl nástrojař ve Wolhusenu do pátku nastříhat dva tisíce vodičů na stejnou délku. Ve středu postavil stroj přesný na půl milimetru. Zákazník si na další týden objednal druhý.',
    ),
    anchor('how-we-work'),
    text(
      'Jak pracujeme',
      'Pošlete vodič, kontakt a výkres. Vyrobíme 500 kusů, změříme je a pošleme vám kusy i hodnoty.',
      [
        '1. Na každý dotaz odpovíme do 24 hodin.',
        '2. Díly jsou dostupné 15 let po poslední dodávce.',
        '3. Kdo seřídil vaši linku, zůstává vaším kontaktem.',
      ],
    ),
    quote('Co nelze změřit na stroji, to se v laboratoři jen hádá.', 'Regula Moser', 'Předsedkyně správní rady'),
    table(
      'Čtyři závody, 24 míst',
      [
        'Závod|Vyrábí|Od roku|Lidé',
        'Wolhusen|Krimpovací linky, aplikátory|1961|640',
        'Temešvár|Krimpovací linky|2011|410',
        'Elgin|Zkušební systémy|2004|190',
        'Su-čou|Stříhání a odizolování|2008|230',
        '20 dalších|Prodej, servis, školení|–|134',
        '* Celkem|–|–|1 604',
      ],
      'Ukázkové údaje k 31. prosinci 2025.',
    ),
    leaders('cs'),
    sustainabilityFigures('cs'),
    beside(
      {
        heading: 'Jedno řízení pro všechny',
        image: 'automatic-crimping-line-front',
        side: 'left',
        link: ['Prohlédnout stroje', '/products'],
      },
      'Stříhání, krimpování, zkrucování a zkoušení mají stejné řízení, stejný seznam vodičů a stejné pojmy. Kdo umí jeden náš stroj, vyzná se v dalším.',
    ),
  ],
}
