import { table } from '../blocks/figures.ts'
import { machines } from '../blocks/teasers.ts'
import { expert, hero, search } from '../blocks/text-blocks.ts'
import type { SeedText } from '../seed-page.ts'

export const sk: SeedText = {
  title: 'Produkty',
  description: 'Stroje, ktoré vodiče strihajú, odizolujú, krimpujú, značia, skrúcajú, skúšajú a montujú.',
  blocks: [
    hero('Stroje pre každý krok vodiča', {
      lead: 'Od stolového stroja na vzorky po linku, ktorá nestojí. Všetky majú jedno riadenie a jeden zoznam vodičov.',
      image: 'automatic-crimping-line',
      links: [['Porozprávajte sa s odborníkom', '/requests/contact']],
    }),
    machines(
      { heading: 'Tri na začiatok' },
      ['axion-56', 'Axion 56', 'Plne automatická linka, prestavenie za tri minúty.', 'automatic-crimping-line-front'],
      ['corva-24', 'Corva 24', 'Stolový lis 24 kN s krivkou pre každý zdvih.', 'crimping-press'],
      ['helix-240', 'Helix 240', 'Skrúca páry až do dvanástich metrov.', 'wire-twisting-machine-front'],
    ),
    table(
      'Ktorý stroj pre koľko vodičov?',
      [
        'Vodičov denne|Obvyklá voľba|Ľudia',
        'do 500|Stolový stroj a stolový lis|1',
        '500 až 5 000|Strihací a odizolovací stroj, lis s modulom|1 až 2',
        'nad 5 000|Plne automatická linka|1 na 2 linky',
      ],
      'Orientačné pravidlo. Prestavenia rozhodujú viac než počty.',
    ),
    search('Hľadáte niečo presné?', 'Hľadajte podľa stroja, kontaktu, typu vodiča alebo prierezu.'),
    expert(
      'Uveďte vodič, kontakt a kusy za zmenu. Odpovieme strojom a časom cyklu.',
      'Ines Duarte',
      'Aplikačná inžinierka, Porto',
    ),
  ],
}
