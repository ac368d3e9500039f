import { expert, hero, questions, text } from '../blocks/text-blocks.ts'
import type { SeedText } from '../seed-page.ts'

export const sk: SeedText = {
  title: 'Kontakt',
  description: 'Napíšte alebo zavolajte: na každú otázku odpovie do 24 hodín človek, ktorý stroj pozná.',
  blocks: [
    hero('Porozprávajte sa s odborníkom', {
      lead: 'Na každú otázku odpovie do 24 hodín človek, ktorý stroj pozná.',
      links: [['Nájsť pobočku', '/locations']],
    }),
    {
      ...expert(
        'Uveďte vodič, kontakt a počet kusov za zmenu, alebo čo váš stroj robí a robiť nemá.',
        'Ines Duarte',
        'Aplikačná inžinierka, Porto',
      ),
      href: '/locations',
    },
    text('Telefonicky alebo e-mailom', [
      'Predaj: +41 41 555 01 00, [sales@norlitz.example](mailto:sales@norlitz.example)',
      'Servis: +41 41 555 01 10, [service@norlitz.example](mailto:service@norlitz.example)',
      'Médiá: +41 41 555 01 20, [media@norlitz.example](mailto:media@norlitz.example)',
    ]),
    questions(
      'Skôr než napíšete',
      [
        'Kde je sériové číslo?',
        'Na štítku pri hlavnom vypínači, napríklad 56-1184-207. Podľa neho vieme, aký je to stroj, diely a softvér.',
      ],
      ['Môžem poslať video?', 'Áno, stačí desať sekúnd. Držte telefón pokojne a ukážte miesto, kde sa to deje.'],
      [
        'Čo sa stane s mojimi údajmi?',
        'Použijeme ich na odpoveď a na nič iné. Pozrite [ochranu osobných údajov](/privacy).',
      ],
    ),
  ],
}
