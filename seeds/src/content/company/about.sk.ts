import { table } from '../blocks/figures.ts'
import { anchor, beside, hero, quote, text, timeline } from '../blocks/text-blocks.ts'
import type { SeedText } from '../seed-page.ts'
import { leaders } from './leaders.ts'
import { sustainabilityFigures } from './sustainability-figures.ts'

export const sk: SeedText = {
  title: 'O nás',
  description: 'Tak pracuje Norlitz: najprv zmerať, potom sľúbiť. Kto stroj postavil, ten zaň ručí.',
  blocks: [
    hero('Stroje na vodiče od roku 1961', {
      lead: 'Staviame stroje, ktoré vodiče strihajú, odizolujú, krimpujú, krútia a testujú: 1 604 ľudí na 24 miestach.',
      image: 'factory-hall',
      links: [['Ako pracujeme', '#how-we-work']],
    }),
    timeline(
      'Od roku 1961 dodnes',
      ['1961', 'Prvý strihací stroj', 'Dvetisíc vodičov s presnosťou na pol milimetra'],
      ['1998', 'Kontrola krimpovacej sily', 'Odvtedy v každom lise'],
      ['2011', 'Závod v Temešvári', 'Krimpovacie linky blízko výrobcov zväzkov'],
      ['2026', 'Axion 56', 'Prestavba za tri minúty, bez náradia'],
    ),
    text(
      'Ako to začalo',
      'V roku 1961 mal nástrojár vo Wolhusene do piatka nastrihať dvetisíc vodičov na rovnakú dĺžku. V stredu postavil stroj s presnosťou na pol milimetra. Zákazník si na ďalší týždeň objednal druhý.',
    ),
    anchor('how-we-work'),
    text(
      'Ako pracujeme',
      'Pošlete vodič, kontakt a výkres. Vyrobíme 500 kusov, zmeriame ich a pošleme vám kusy aj hodnoty.',
      [
        '1. Na každú otázku odpovieme do 24 hodín.',
        '2. Diely sú dostupné 15 rokov po poslednej dodávke.',
        '3. Kto nastavil vašu linku, zostáva vaším kontaktom.',
      ],
    ),
    quote('Čo sa nedá zmerať na stroji, to sa v laboratóriu len háda.', 'Regula Moser', 'Predsedníčka správnej rady'),
    table(
      'Štyri závody, 24 miest',
      [
        'Závod|Vyrába|Od roku|Ľudia',
        'Wolhusen|Krimpovacie linky, aplikátory|1961|640',
        'Temešvár|Krimpovacie linky|2011|410',
        'Elgin|Skúšobné systémy|2004|190',
        'Su-čou|Strihanie a odizolovanie|2008|230',
        '20 ďalších|Predaj, servis, školenia|–|134',
        '* Spolu|–|–|1 604',
      ],
      'Ukážkové údaje k 31. decembru 2025.',
    ),
    leaders('sk'),
    sustainabilityFigures('sk'),
    beside(
      {
        heading: 'Jedno riadenie pre všetky',
        image: 'automatic-crimping-line-front',
        side: 'left',
        link: ['Pozrieť stroje', '/products'],
      },
      'Strihanie, krimpovanie, skrúcanie a skúšanie majú rovnaké riadenie, rovnaký zoznam vodičov a rovnaké pojmy. Kto ovláda jeden náš stroj, vyzná sa v ďalšom.',
    ),
  ],
}
