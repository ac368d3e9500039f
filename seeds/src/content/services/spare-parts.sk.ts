import { keyFigures } from '../blocks/figures.ts'
import { callToAction, gallery, hero, questions, text } from '../blocks/text-blocks.ts'
import type { SeedText } from '../seed-page.ts'

export const sk: SeedText = {
  title: 'Náhradné diely',
  description: 'Originálne diely pre každý stroj vyrobený od roku 1998. 96 percent odchádza v ten istý deň.',
  blocks: [
    hero('Správny diel, zajtra', {
      lead: 'Originálne diely pre každý stroj vyrobený od roku 1998. Čo objednáte do 15 h, odchádza v ten istý deň.',
      image: 'spare-blade-set',
      links: [['Objednať diely', '/requests/service?requestedService=spare-parts']],
    }),
    keyFigures([
      ['96', '%', 'Odoslané v ten istý deň'],
      ['15', 'rokov', 'Dostupnosť po poslednej dodávke'],
      ['6', null, 'Sklady na štyroch kontinentoch'],
    ]),
    gallery(
      'Spotrebné diely',
      ['spare-blade-set', 'Nože: po 400 000 až 600 000 strihoch'],
      ['spare-feed-belt', 'Podávacie remene: asi po 2 000 hodinách'],
      ['spare-drive-belt', 'Hnacie remene: asi po 8 000 hodinách'],
      ['spare-guide-roller', 'Vodiace kladky: keď sa drážka leskne'],
      ['spare-filter', 'Filtre: každých 500 až 1 000 hodín'],
      ['spare-gripper', 'Čeľuste: asi po 3 miliónoch uchopení'],
    ),
    text('Ako objednať', [
      '1. V mykomax: vyberte stroj, zobrazí sa len to, čo pasuje.',
      '2. E-mailom: stačí sériové číslo a číslo dielu.',
      '3. Telefonicky, ak stroj stojí.',
    ]),
    questions(
      'Otázky',
      ['Kde je sériové číslo?', 'Na štítku pri hlavnom vypínači, napríklad 56-1184-207.'],
      ['Čo ak sa diel už nevyrába?', 'Vyrobíme náhradu, ktorá pasuje bez úprav stroja.'],
    ),
    callToAction(
      'Nepoznáte číslo dielu?',
      'Pošlite fotografiu a sériové číslo. Odpovieme do štyroch pracovných hodín.',
      ['Poslať fotografiu', '/requests/service?requestedService=spare-parts'],
    ),
  ],
}
