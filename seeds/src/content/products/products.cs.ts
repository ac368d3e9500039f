import { table } from '../blocks/figures.ts'
import { machines } from '../blocks/teasers.ts'
import { expert, hero, search } from '../blocks/text-blocks.ts'
import type { SeedText } from '../seed-page.ts'

export const cs: SeedText = {
  title: 'Produkty',
  description: 'Stroje, které vodiče stříhají, odizolují, krimpují, značí, zkrucují, zkoušejí a montují.',
  blocks: [
    hero('Stroje pro každý krok vodiče', {
      lead: 'Od stolního stroje pro vzorky po linku, která nestojí. Všechny sdílejí jedno řízení a jeden seznam vodičů.',
      image: 'automatic-crimping-line',
      links: [['Promluvte si s odborníkem', '/requests/contact']],
    }),
    machines(
      { heading: 'Tři pro začátek' },
      ['axion-56', 'Axion 56', 'Plně automatická linka, přestavení za tři minuty.', 'automatic-crimping-line-front'],
      ['corva-24', 'Corva 24', 'Stolní lis 24 kN s křivkou pro každý zdvih.', 'crimping-press'],
      ['helix-240', 'Helix 240', 'Zkrucuje páry až do dvanácti metrů.', 'wire-twisting-machine-front'],
    ),
    table(
      'Který stroj pro kolik vodičů?',
      [
        'Vodičů denně|Obvyklá volba|Lidé',
        'do 500|Stolní stroj a stolní lis|1',
        '500 až 5 000|Stříhací a odizolovací stroj, lis s modulem|1 až 2',
        'přes 5 000|Plně automatická linka|1 na 2 linky',
      ],
      'Orientační pravidlo. Přestavení rozhodují víc než počty.',
    ),
    search('Hledáte něco přesného?', 'Hledejte podle stroje, kontaktu, typu vodiče nebo průřezu.'),
    expert(
      'Uveďte vodič, kontakt a kusy za směnu. Odpovíme strojem a časem cyklu.',
      'Ines Duarte',
      'Aplikační inženýrka, Porto',
    ),
  ],
}
