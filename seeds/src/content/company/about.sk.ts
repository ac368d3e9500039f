import { table } from '../blocks/figures.ts'
import { anchor, beside, hero, quote, text } from '../blocks/text-blocks.ts'
import type { SeedText } from '../seed-page.ts'

export const sk: SeedText = {
  title: 'O nás',
  description: 'Tak pracuje Norlitz: najprv zmerať, potom sľúbiť. Kto stroj postavil, ten zaň ručí.',
  blocks: [
    hero('Najprv zmerať, potom sľúbiť', {
      lead: 'Krimp je dobrý, keď to ukáže jeho výbrus. Skúšame na vašom vodiči, kým povieme číslo.',
      image: 'crimp-inspection-microscope',
      links: [['Ako pracujeme', '#how-we-work']],
    }),
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
      'Výrobné závody',
      [
        'Závod|Vyrába|Od roku|Ľudia',
        'Wolhusen|Krimpovacie linky, aplikátory|1961|640',
        'Temešvár|Krimpovacie linky|2011|410',
        'Elgin|Skúšobné systémy|2004|190',
        'Su-čou|Strihanie a odizolovanie|2008|230',
      ],
      'Ukážkové údaje k 31. decembru 2025.',
    ),
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
